import type { Page } from '@playwright/test'
import { type Answers, type Question, valuesOf } from '@thrive/domain'
import { newAddress, type Slug, WORKSHOPS } from './team.ts'

/** A team that wrote its answers in the languages of its people. */

const headers = { 'X-Requested-With': 'XMLHttpRequest' }
const TEXTS = [
  'Zażółć gęślą jaźń: w każdy poniedziałek zaczynamy od jednej rzeczy, która poszła nie tak.',
  'Her pazartesi güne kısa bir teşekkürle başlıyoruz; İstanbul, ığdır, şöför, çığ.',
  'Κάθε Δευτέρα ξεκινάμε με κάτι που πήγε στραβά, και μετά ευχαριστούμε.',
  'Щопонеділка ми починаємо з того, що пішло не так: їжак, ґанок, єдність.',
  'Łukasz "Şahin" O’Brien → ✓ 5 ≤ 6, naïve façade, Ærøskøbing, Ελένη and Олександр',
  'We celebrate 🚀 on Friday 👩‍👩‍👧',
]
export const TEAM_NAME = 'The "Northern" Lights of Łódź, Αθήνα & Київ'

/** As long as an answer may be. */
const LONG = `${TEXTS.slice(0, 4).join(' ')} `.repeat(20).slice(0, 4_999)

export function answersOf(slug: Slug): Answers {
  const questions = WORKSHOPS[slug].survey.flatMap(({ group }) => group?.questions ?? [])
  const long = questions.find(({ type }) => type === 'text' || type === 'revisit')
  return new Map(questions.map((question, index) => [question.id, question === long ? LONG : wireOf(question, index)]))
}

function wireOf(question: Question, index: number): string {
  const text = TEXTS[index % TEXTS.length] ?? ''
  switch (question.type) {
    case 'slider':
      return String(40 + index)
    case 'text':
      return question.writtenBy === 'timer' ? '12:34' : text
    case 'revisit':
      return question.field === 'date' ? '2027-01-31' : text
    case 'multiple':
      return JSON.stringify([...valuesOf(question.options).slice(0, 3), ...(question.others ? [`others=${text}`] : [])])
    case 'yesno':
      return 'Yes'
    case 'ranking':
      return JSON.stringify(question.options.map(({ value }) => value).reverse())
  }
}

/** A session with these answers that stands on this results page, brought there over HTTP. */
export async function teamAt(
  page: Page,
  slug: Slug,
  resultsPage: number,
  answers: Answers = new Map(),
): Promise<string> {
  const created = await page.request.post('/api/session/create', {
    headers,
    form: { email: newAddress(), versionSlug: slug },
  })
  const { uuid } = await created.json()
  const list = [...answers].map(([question_id, value]) => ({ question_id, value }))
  await page.request.post('/api/answer/set', { headers, form: { uuid, answers: JSON.stringify(list) } })
  const position = WORKSHOPS[slug].survey.length + resultsPage
  for (let from = 1; from < position; from++) await page.request.post('/api/session/next', { headers, form: { uuid } })
  return uuid
}
