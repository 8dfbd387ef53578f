import { messages } from '@thrive/content/messages'
import { isOthers, LIMITS, OTHERS_PREFIX, parseStringList, type QuestionOf } from '@thrive/domain'
import { Choices } from '../../ui/choices.tsx'
import type { QuestionProps } from './questions.tsx'

export function MultipleQuestion({ question, wire, problem, onAnswer }: QuestionProps<QuestionOf<'multiple'>>) {
  // Read as it stands, for what is too long is shown too.
  const entries = wire === undefined ? [] : parseStringList(wire)
  if (entries === null) console.warn(messages.answerNotParsed)
  const own = entries?.find(isOthers)
  return (
    <Choices
      legend={question.title}
      options={question.options}
      chosen={entries?.filter((entry) => !isOthers(entry)) ?? []}
      allowOthers={question.others}
      others={own?.slice(OTHERS_PREFIX.length) ?? null}
      othersLimit={LIMITS.text}
      error={problem}
      onChange={(chosen, others) => onAnswer(others === null ? chosen : [...chosen, OTHERS_PREFIX + others])}
    />
  )
}
