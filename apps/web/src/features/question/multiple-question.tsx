import { messages } from '@thrive/content/messages'
import { isOthers, OTHERS_PREFIX, type QuestionOf, readAnswer } from '@thrive/domain'
import { Choices } from '../../ui/choices.tsx'
import type { QuestionProps } from './questions.tsx'

export function MultipleQuestion({ question, wire, onAnswer }: QuestionProps<QuestionOf<'multiple'>>) {
  const entries = wire === undefined ? [] : readAnswer(question, wire)
  if (entries === null) console.warn(messages.answerNotParsed)
  const own = entries?.find(isOthers)
  return (
    <Choices
      legend={question.title}
      options={question.options}
      chosen={entries?.filter((entry) => !isOthers(entry)) ?? []}
      allowOthers={question.others}
      others={own?.slice(OTHERS_PREFIX.length) ?? null}
      onChange={(chosen, others) => onAnswer(others === null ? chosen : [...chosen, OTHERS_PREFIX + others])}
    />
  )
}
