import { messages } from '@thrive/content/messages'
import { isOthers, LIMITS, OTHERS_PREFIX, parseStringList, type QuestionOf } from '@thrive/domain'
import { IndicatorArt } from '../../brand/indicator-art.tsx'
import { indicatorNamed } from '../../brand/indicator-names.ts'
import { Choices, type Option } from '../../ui/form/choices.tsx'
import type { QuestionProps } from './question-props.ts'

/** An option that names an indicator is drawn in its colour and shape. */
function optionOf(value: string): Option {
  const indicator = indicatorNamed(value)
  return { value, label: value, ...(indicator && { art: <IndicatorArt indicator={indicator} />, colour: indicator }) }
}

export function MultipleQuestion({ question, wire, problem, onAnswer }: QuestionProps<QuestionOf<'multiple'>>) {
  // Read as it stands, for what is too long is shown too.
  const entries = wire === undefined ? [] : parseStringList(wire)
  if (entries === null) console.warn(messages.answerNotParsed)
  const own = entries?.find(isOthers)
  return (
    <Choices
      legend={question.title}
      options={question.options.map(optionOf)}
      chosen={entries?.filter((entry) => !isOthers(entry)) ?? []}
      allowOthers={question.others}
      others={own?.slice(OTHERS_PREFIX.length) ?? null}
      othersLimit={LIMITS.text}
      error={problem}
      onChange={(chosen, others) => onAnswer(others === null ? chosen : [...chosen, OTHERS_PREFIX + others])}
    />
  )
}
