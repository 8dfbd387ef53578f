import { endPosition, type Question, valuesOf } from '@thrive/domain'
import type { Deps, Revision } from '../apps/server/src/deps.ts'
import { seededRandom } from './random.ts'

const DAY = 86_400_000
const NAMES = `The Quarks|Blue Notes|Team Łódź|De Verbinders|Night Shift|Customer First|Los Andes|The Bridge Builders
Payroll Heroes|North Star|Zomerploeg|The Early Birds|Finance & Friends|Team Été|Data Gardeners|The Anchors|Harbour Crew
Kwaliteit Noord|The Open Door|Second Floor|Team Ελλάδα|The Sparks|Service Desk|Tandem|The Listeners|Supply Chain Gang
Groene Golf|The Compass|People & Culture|Labo Zuid|The Roundtable|Team Horizon|Morning Coffee|The Relay|Warm Welcome|Lift Off`
  .split(/[|\n]/)
  .map((name) => name.trim())
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

/** A few dozen finished teams of both versions, spread over the last year, as real teams would leave them. */
export async function addDemoTeams({ db, library }: Pick<Deps, 'db' | 'library'>, now = Date.now()): Promise<number> {
  const random = seededRandom(1)
  for (const [index, name] of NAMES.entries()) {
    const revision = library.current[index % library.current.length]
    if (!revision) continue
    const finished = now - Math.floor(((index + random()) / NAMES.length) * 360 * DAY)
    await addTeam(db, revision, { name, finished, lead: `lead${index + 1}@example.org`, random })
  }
  return NAMES.length
}

interface Team {
  name: string
  finished: number
  lead: string
  random: () => number
}

async function addTeam(db: Deps['db'], revision: Revision, { name, finished, lead, random }: Team) {
  const minutes = 90 + Math.floor(random() * 80)
  const { id } = await db
    .insertInto('session')
    .values({
      revision_id: revision.id,
      version_slug: revision.workshop.slug,
      email: lead,
      email_key: lead,
      name,
      position: endPosition(revision.plan),
      started_at: new Date(finished - minutes * 60_000),
      finished_at: new Date(finished),
      completed_at: new Date(finished + 600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Some slider is always left where it stands.
  const answered = [...revision.questions.values()].filter(({ type }) => type !== 'slider' || random() > 0.1)
  const answers = answered.map((question) => ({
    session_id: id,
    question_id: question.id,
    value: demoAnswer(question, finished, random),
    given_at: finished,
  }))
  await db.insertInto('answer').values(answers).execute()
  const opinion = () => 2 + Math.floor(random() * 3)
  await db
    .insertInto('opinion')
    .values([
      { session_id: id, type: 'experience', score: opinion() },
      { session_id: id, type: 'relevant', score: opinion() },
    ])
    .execute()
}

export function demoAnswer(question: Question, finished: number, random: () => number): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const shuffled = <T>(list: readonly T[]) => [...list].sort(() => random() - 0.5)
  switch (question.type) {
    case 'slider':
      return String(35 + Math.floor((random() + random()) * 30))
    case 'text':
      return question.writtenBy === 'timer'
        ? `${4 + Math.floor(random() * 9)}:${10 + Math.floor(random() * 49)}`
        : pick(SENTENCES)
    case 'revisit':
      if (question.field === 'date') return new Date(finished + 45 * DAY).toISOString().slice(0, 10)
      return question.field === 'line' ? pick(PEOPLE) : pick(SENTENCES)
    case 'multiple':
      return JSON.stringify(shuffled(valuesOf(question.options)).slice(0, 1 + Math.floor(random() * 3)))
    case 'yesno':
      return random() < 0.6 ? 'Yes' : 'No'
    case 'ranking':
      return JSON.stringify(shuffled(valuesOf(question.options)))
  }
}
