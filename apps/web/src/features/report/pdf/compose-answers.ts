import type { Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate, withColon } from '@thrive/words/intl'
import type { TeamProgress } from '../../earlier/progress.ts'
import { decidedSentence, moveSentence, progressTitle } from '../../earlier/words.ts'
import type { Report, ReportAnswer, ReportGroup } from '../report.ts'
import { breakLines, type Span } from './break-lines.ts'
import type { FontBook } from './font-book.ts'
import type { Line } from './line.ts'
import type { Breakable } from './paginate.ts'

/** A heading, a "question: answer" line, or an entry of a list. */
export interface Block extends Breakable {
  kind: 'chapter' | 'group' | 'answer' | 'item'
  lines: Line[]
  size: number
  indent: number
  /** The number or bullet of an entry, set in the indent. */
  marker: Line | null
  indicator: Indicator | null
}

const STYLES = {
  chapter: { size: 22, leading: 28, before: 0, indent: 0 },
  group: { size: 14.5, leading: 19, before: 20, indent: 0 },
  answer: { size: 11, leading: 15.5, before: 6, indent: 0 },
  item: { size: 11, leading: 15.5, before: 2, indent: 20 },
} as const

/** A group no higher than this is not split across two pages. */
const SHORT = 220

export function composeAnswers(report: Report, book: FontBook, width: number): Block[] {
  const block = (kind: Block['kind'], spans: Span[], more: Partial<Block> = {}): Block => {
    const style = STYLES[kind]
    const lines = breakLines(spans, { book, size: style.size, width: width - style.indent })
    return { kind, lines, ...style, keep: false, marker: null, indicator: null, ...more }
  }
  const since = report.progress ? composeProgress(report.progress, block) : []
  const heading = block('chapter', [{ text: m.report_answers(), face: 'display' }], {
    keep: true,
    ...(since.length > 0 && { before: 30 }),
  })
  const ofGroup = ({ title, indicator, numbered, answers }: ReportGroup): Block[] => {
    const titled = block('group', [{ text: title, face: 'display' }], { keep: answers.length > 0, indicator })
    const group = [titled, ...answers.flatMap((answer) => ofAnswer(answer, numbered))]
    return heightOf(group) > SHORT ? group : group.map((each, index) => ({ ...each, keep: index < group.length - 1 }))
  }
  const ofAnswer = ({ question, answer }: ReportAnswer, numbered: boolean): Block[] => {
    const asked: Span = { text: withColon(question.replace(/\.$/, '')), face: 'strong' }
    if (answer.kind === 'text') return [block('answer', [asked, { text: answer.text, face: 'text' }])]
    return [
      block('answer', [asked], { keep: true }),
      ...answer.items.map((text, index) =>
        block('item', [{ text, face: 'text' }], { marker: markerOf(numbered ? `${index + 1}.` : '•') }),
      ),
    ]
  }
  const markerOf = (text: string) =>
    breakLines([{ text, face: 'strong' }], { book, size: STYLES.item.size, width: STYLES.item.indent })[0] ?? null

  return report.groups.length === 0 ? since : [...since, heading, ...report.groups.flatMap(ofGroup)]
}

type Compose = (kind: Block['kind'], spans: Span[], more?: Partial<Block>) => Block

/** Composes previous and current scores in words; the cover draws them. */
const composeProgress = ({ day, list }: TeamProgress, block: Compose): Block[] => [
  block('chapter', [{ text: progressTitle(list), face: 'display' }], { keep: true }),
  block('answer', [{ text: m.progress_pdf({ date: fullDate(day) }), face: 'text' }]),
  ...list.map((progress) => {
    const decided = decidedSentence(progress, Infinity)
    return block('answer', [
      { text: moveSentence(progress), face: 'strong' },
      ...(decided ? [{ text: decided, face: 'text' } as const] : []),
    ])
  }),
]

const heightOf = (blocks: Block[]): number =>
  blocks.reduce((sum, { before, lines, leading }) => sum + before + lines.length * leading, 0)
