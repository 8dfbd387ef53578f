import { execFileSync } from 'node:child_process'
import { type Answers, readable, type Workshop } from '@thrive/domain'
import { readingWords } from '@thrive/words/answers'
import { withColon } from '@thrive/words/intl'

/** Returns the text of a PDF, page by page, in the order it was written, without the footers; uses poppler-utils. */
export function pagesOf(file: string): string[] {
  const pages = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1)
  return pages.map((page) => page.trimEnd().split('\n').slice(0, -1).join('\n'))
}

/** Line breaks come from the layout, not from the team. */
export const squeezed = (text: string): string => text.normalize('NFC').replace(/\s+/gu, '')

/** Returns the whole text as a PDF reader extracts it, including right-to-left order. */
export const textOf = (file: string): string =>
  execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }).replace(/[\u200e\u200f\u202a-\u202e]/g, '')

/** Returns every "question: answer" line that a session's PDF must contain. */
export const linesOf = ({ survey }: Workshop, answers: Answers): string[] =>
  survey
    .flatMap(({ group }) => (group && !group.hidden ? [group] : []))
    .flatMap(({ questions, numbered }) =>
      questions.map((question) => {
        const answer = readable(question, answers.get(question.id), readingWords('en'))
        const asked = withColon(question.title.replace(/\.$/, ''), 'en')
        if (answer.kind === 'text') return `${asked} ${answer.text}`
        return `${asked}${answer.items.map((item, i) => ` ${numbered ? `${i + 1}.` : '•'} ${item}`).join('')}`
      }),
    )

/** Returns each font's name, and whether it is embedded. */
export const fontsOf = (file: string): { name: string; embedded: boolean }[] =>
  execFileSync('pdffonts', [file], { encoding: 'utf8' })
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((line) => ({ name: line.split(' ')[0] ?? '', embedded: /\byes\b/.test(line.slice(72)) }))

export const infoOf = (file: string): string => execFileSync('pdfinfo', [file], { encoding: 'utf8' })
