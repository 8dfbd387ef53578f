import { type QuestionOf, readAnswer } from '@thrive/domain'
import { m } from '@thrive/words'
import { withOneDecimal } from '@thrive/words/intl'
import { Ranking } from '../../ui/form/ranking.tsx'
import { type QuestionProps, warnNotParsed } from './question-props.ts'

export function RankingQuestion({ question, wire, counts, onAnswer }: QuestionProps<QuestionOf<'ranking'>>) {
  const stored = wire === undefined ? undefined : readAnswer(question, wire)
  if (stored === null) warnNotParsed()
  const order = stored ?? question.options.map(({ value }) => value)
  const items = order.flatMap((value) => {
    const option = question.options.find((each) => each.value === value)
    if (!option) return []
    const { label: name, image, indicator } = option
    const place = counts?.[value]
    const mark = place === undefined ? undefined : m.round_place({ place: withOneDecimal(place) })
    return [{ id: value, name, image, colour: indicator ?? undefined, mark }]
  })
  return (
    <>
      <p className="label">{question.title}</p>
      <Ranking items={items} onChange={onAnswer} />
    </>
  )
}
