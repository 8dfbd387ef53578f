import type { Answers } from '@thrive/domain'
import { answerFor } from '@thrive/testkit/answer'
import { newAddress, product, type Slug, WORKSHOPS } from './team.ts'

/** A team that wrote its answers in the languages of its people. */

const TEXTS = [
  'Zażółć gęślą jaźń: w każdy poniedziałek zaczynamy od jednej rzeczy, która poszła nie tak.',
  'Her pazartesi güne kısa bir teşekkürle başlıyoruz; İstanbul, ığdır, şöför, çığ.',
  'Κάθε Δευτέρα ξεκινάμε με κάτι που πήγε στραβά, και μετά ευχαριστούμε.',
  'Щопонеділка ми починаємо з того, що пішло не так: їжак, ґанок, єдність.',
  'Łukasz "Şahin" O’Brien → ✓ 5 ≤ 6, naïve façade, Ærøskøbing, Ελένη and Олександр',
  'We celebrate 🚀 on Friday 👩‍👩‍👧',
]
export const TEAM_NAME = 'The "Northern" Lights of Łódź, Αθήνα & Київ'

/** The maximum length of an answer. */
const LONG = `${TEXTS.slice(0, 4).join(' ')} `.repeat(20).slice(0, 4_999)

export function answersOf(slug: Slug): Answers {
  const questions = WORKSHOPS[slug].survey.flatMap(({ group }) => group?.questions ?? [])
  const long = questions.find(({ type }) => type === 'text' || type === 'revisit')
  const textAt = (index: number) => TEXTS[index % TEXTS.length] as string
  return new Map(
    questions.map((question, index) => [
      question.id,
      answerFor(question, { text: question === long ? LONG : textAt(index) }),
    ]),
  )
}

/** Creates a session with these answers and moves it to this results page over HTTP. */
export async function teamAt(slug: Slug, resultsPage: number, answers: Answers = new Map()): Promise<string> {
  const client = product()
  const uuid = await client.start(slug, newAddress())
  await client.save(
    uuid,
    [...answers].map(([question_id, value]) => ({ question_id, value })),
  )
  await client.walk(uuid, slug, WORKSHOPS[slug].survey.length + resultsPage)
  return uuid
}
