import { isOthers, LIMITS, type Option, OTHERS_PREFIX, parseStringList, type QuestionOf } from '@thrive/domain'
import { IndicatorArt } from '../../brand/indicator-art.tsx'
import { Choices } from '../../ui/form/choices.tsx'
import { GivenMark } from '../room/given-mark.tsx'
import { type QuestionProps, warnNotParsed } from './question-props.ts'

const withArt = ({ value, label, indicator }: Option) => ({
  value,
  label,
  ...(indicator && { art: <IndicatorArt indicator={indicator} />, colour: indicator }),
})

export function MultipleQuestion({ question, wire, problem, counts, onAnswer }: QuestionProps<QuestionOf<'multiple'>>) {
  // Not validated, because an answer that is too long is shown too.
  const entries = wire === undefined ? [] : parseStringList(wire)
  if (entries === null) warnNotParsed()
  const withMark = (option: Option) => ({
    ...withArt(option),
    ...(counts && { mark: <GivenMark count={counts[option.value] ?? 0} isShort={question.options.length > 3} /> }),
  })
  const own = entries?.find(isOthers)
  return (
    <Choices
      legend={question.title}
      options={question.options.map(withMark)}
      chosen={entries?.filter((entry) => !isOthers(entry)) ?? []}
      allowOthers={question.others}
      others={own?.slice(OTHERS_PREFIX.length) ?? null}
      othersLimit={LIMITS.text}
      error={problem}
      onChange={(chosen, others) => onAnswer(others === null ? chosen : [...chosen, OTHERS_PREFIX + others])}
    />
  )
}
