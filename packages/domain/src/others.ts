import { type Answers, isGiven, isOthers, OTHERS_PREFIX } from './answer.ts'
import { parseStringList } from './string-list.ts'
import type { Workshop } from './workshop.ts'

/** What a team typed under Others of one question. */
export interface OthersText {
  questionId: number
  text: string
}

/** With single spaces, because texts that read the same are grouped. */
export function othersOf({ survey }: Pick<Workshop, 'survey'>, answers: Answers): OthersText[] {
  return survey
    .flatMap(({ group }) => group?.questions ?? [])
    .flatMap((question) => {
      const wire = answers.get(question.id)
      if (question.type !== 'multiple' || !question.others || !isGiven(question, wire)) return []
      const entry = (parseStringList(wire) ?? []).find(isOthers) ?? ''
      const text = entry.slice(OTHERS_PREFIX.length).normalize('NFC').trim().replace(/\s+/g, ' ')
      return text === '' ? [] : [{ questionId: question.id, text }]
    })
}
