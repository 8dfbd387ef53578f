import { m } from '@thrive/words'
import { differenceOf } from './difference.ts'
import './difference.css'

interface DifferenceTextProps {
  before: string
  after: string
  /** The older or the newer text, with what is different marked in it. */
  side: 'before' | 'after'
  /** True if all of it is marked, not word by word. */
  isWhole?: boolean
}

export function DifferenceText({ before, after, side, isWhole = false }: DifferenceTextProps) {
  const text = side === 'before' ? before : after
  if (text === '') return <span className="muted">{m.studio_empty()}</span>
  const mark = side === 'before' ? 'deleted' : 'inserted'
  if (isWhole)
    return (
      <span className="difference">
        <Mark kind={mark} text={text} />
      </span>
    )
  return (
    <span className="difference">
      {differenceOf(before, after)
        .filter(({ kind }) => kind === 'same' || kind === mark)
        .map(({ kind, text: part }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never move
          <Mark key={nth} kind={kind} text={part} />
        ))}
    </span>
  )
}

function Mark({ kind, text }: { kind: 'same' | 'deleted' | 'inserted'; text: string }) {
  if (kind === 'same') return text
  const Tag = kind === 'deleted' ? 'del' : 'ins'
  return (
    <Tag>
      <span className="vh">{kind === 'deleted' ? m.studio_deleted() : m.studio_inserted()} </span>
      {text}
    </Tag>
  )
}
