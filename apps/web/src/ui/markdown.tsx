import Markdown from 'markdown-to-jsx/react'

const OPTIONS = { disableParsingRawHTML: true, forceBlock: true, disableFrontmatter: true, wrapper: null } as const

/** The Markdown reader itself, in a chunk of its own; see prose.tsx. */
export default function MarkdownText({ text }: { text: string }) {
  return <Markdown options={OPTIONS}>{text}</Markdown>
}
