import { type ComponentType, lazy, Suspense } from 'react'
import { classNames } from './class-names.ts'
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

const lengthOf = (text: string) => (text.length > 420 ? 'long' : text.length > 260 ? 'medium' : undefined)

/**
 * A text of the content. Plain sentences, which most are, are drawn at once;
 * the Markdown reader, half as heavy as React, is fetched for the first text that needs it.
 */
export function Prose({ children, read }: ProseProps) {
  return (
    <div className={classNames('prose', read && 'read')} data-length={read ? lengthOf(children) : undefined}>
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
