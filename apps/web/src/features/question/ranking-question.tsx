import { type QuestionOf, readAnswer } from '@thrive/domain'
import { Ranking } from '../../ui/form/ranking.tsx'
import { type QuestionProps, warnNotParsed } from './question-props.ts'

export function RankingQuestion({ question, wire, onAnswer }: QuestionProps<QuestionOf<'ranking'>>) {
  const stored = wire === undefined ? undefined : readAnswer(question, wire)
  if (stored === null) warnNotParsed()
  const order = stored ?? question.options.map(({ value }) => value)
  const items = order.flatMap((value) => {
    const option = question.options.find((each) => each.value === value)
    return option ? [{ id: value, name: option.label, image: option.image, colour: option.indicator ?? undefined }] : []
  })
  return (
    <>
      <p className="label">{question.title}</p>
      <Ranking items={items} onChange={onAnswer} />
    </>
  )
}
