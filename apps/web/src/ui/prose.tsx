import { type ComponentType, lazy, Suspense } from 'react'
import { classNames } from './class-names.ts'
import { cssVars } from './css-vars.ts'
import './prose.css'

/** Anything that Markdown might read as more than a plain sentence. */
const MARKUP = /[*_`~#<>[\]\\|&]|:\/\/|\S@\S|^\s*(?:[-+]|\d+[.)])\s|^ {4}|\S {2,}$|^(?:-{2,}|={2,})$/m
const LINK = /\[([^\]]*)\]\([^)]*\)/g
const MARKS = /[*`#]+/g
const BREAKS = /\n\s*\n|\n(?=\s*(?:[-+*]|\d+[.)])\s)/

/** A reader that does not arrive leaves the words, so that nobody stands before an empty page. */
const MarkdownText = lazy<ComponentType<{ text: string }>>(() =>
  import('./markdown.tsx').catch(() => ({ default: PlainWords })),
)

export interface ProseProps {
  /** Markdown; raw HTML in it is shown as text. */
  children: string
  /** At the size that the team reads aloud; a long text a little smaller, so that it stays on the screen. */
  read?: boolean | undefined
}

/** What a paragraph or an item takes besides its letters: the rest of its last line, and the gap above it. */
const BLOCK = 45

/**
 * The side of the square that the words would fill if every letter were one unit. A type that is the room's side
 * divided by this one fills the room: CSS can work that out, and no word moves because it was measured first.
 */
export const extentOf = (text: string) => Math.sqrt(text.length + BLOCK * text.split(BREAKS).length).toFixed(2)

/**
 * A text of the content. Plain sentences, which most are, are drawn at once;
 * the Markdown reader, half as heavy as React, is fetched for the first text that needs it.
 */
export function Prose({ children, read }: ProseProps) {
  return (
    <div
      className={classNames('prose', read && 'read')}
      style={read ? cssVars({ '--extent': extentOf(children) }) : undefined}
    >
      {MARKUP.test(children) ? (
        <Suspense fallback={<PlainWords text={children} />}>
          <MarkdownText text={children} />
        </Suspense>
      ) : (
        <PlainWords text={children} />
      )}
    </div>
  )
}

function PlainWords({ text }: { text: string }) {
  return text
    .replace(LINK, '$1')
    .replace(MARKS, '')
    .split(BREAKS)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
