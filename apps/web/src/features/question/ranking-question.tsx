import { messages } from '@thrive/content/messages'
import { type QuestionOf, readAnswer } from '@thrive/domain'
import { indicatorNamed } from '../../ui/indicator-names.ts'
import { Ranking } from '../../ui/ranking.tsx'
import type { QuestionProps } from './questions.tsx'

export function RankingQuestion({ question, wire, onAnswer }: QuestionProps<QuestionOf<'ranking'>>) {
  const stored = wire === undefined ? undefined : readAnswer(question, wire)
  if (stored === null) console.warn(messages.answerNotParsed)
  const order = stored ?? question.options.map(({ value }) => value)
  const items = order.flatMap((value) => {
    const option = question.options.find((each) => each.value === value)
    return option ? [{ id: value, name: value, image: option.image, indicator: indicatorNamed(value) }] : []
  })
  return (
    <>
      <p className="label">{question.title}</p>
      <Ranking items={items} onChange={onAnswer} />
    </>
  )
}
