import { type Question, valuesOf } from '@thrive/domain'
import { seededRandom } from './random.ts'

const SENTENCES = [
  'We start every Monday with ten minutes that are not about work.',
  'Ask for help before you are stuck, not after.',
  'Say what you promise and come back to it on Friday.',
  'We tell each other what went wrong, without looking for who did it.',
  'Every meeting begins with one thing that went well.',
  'Walk over instead of sending a message.',
  'We share one story of a customer each week.',
]
const PEOPLE = ['Samira', 'Tom', 'Ingrid and Yusuf', 'Everyone, Ana reminds us', 'Pieter', 'Zoë']

interface Given {
  random?: () => number
  /** What the team writes in every text, including Others; by default a random sentence. */
  text?: string
  date?: string
}

/** A plausible answer in stored form. The same question gets the same answer, unless `random` is given. */
export function answerFor(
  question: Question,
  { random = seededRandom(question.id), text, date = '2027-01-31' }: Given = {},
): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const shuffled = <T>(list: readonly T[]) => [...list].sort(() => random() - 0.5)
  switch (question.type) {
    case 'slider':
      return String(35 + Math.floor((random() + random()) * 30))
    case 'text':
      return question.writtenBy === 'timer'
        ? `${4 + Math.floor(random() * 9)}:${10 + Math.floor(random() * 49)}`
        : (text ?? pick(SENTENCES))
    case 'revisit':
      if (question.field === 'date') return date
      return text ?? pick(question.field === 'line' ? PEOPLE : SENTENCES)
    case 'multiple': {
      const chosen = shuffled(valuesOf(question.options)).slice(0, 1 + Math.floor(random() * 3))
      return JSON.stringify(question.others && text ? [...chosen, `others=${text}`] : chosen)
    }
    case 'yesno':
      return random() < 0.6 ? 'Yes' : 'No'
    case 'ranking':
      return JSON.stringify(shuffled(valuesOf(question.options)))
  }
}
