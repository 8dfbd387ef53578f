import { answerFor } from '@thrive/testkit/answer'
import { seededRandom } from '@thrive/testkit/random'
import { addTeams, type StoredTeam } from '@thrive/testkit/team'
import type pg from 'pg'
import type { Revision } from '../apps/server/src/deps.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const NAMES = `The Quarks|Blue Notes|Team Łódź|De Verbinders|Night Shift|Customer First|Los Andes|The Bridge Builders
Payroll Heroes|North Star|Zomerploeg|The Early Birds|Finance & Friends|Team Été|Data Gardeners|The Anchors|Harbour Crew
Kwaliteit Noord|The Open Door|Second Floor|Team Ελλάδα|The Sparks|Service Desk|Tandem|The Listeners|Supply Chain Gang
Groene Golf|The Compass|People & Culture|Labo Zuid|The Roundtable|Team Horizon|Morning Coffee|The Relay|Warm Welcome|Lift Off`
  .split(/[|\n]/)
  .map((name) => name.trim())

/** Adds a few dozen finished teams of both versions, spread over the last year, with realistic data. */
export function addDemoTeams(sql: pg.Client, revisions: Revision[], now = Date.now()): Promise<string[]> {
  const random = seededRandom(1)
  const teams = NAMES.map((name, index) => {
    const finished = now - Math.floor(((index + random()) / NAMES.length) * 360 * DAY)
    const revision = revisions[index % revisions.length] as Revision
    return { ...teamOf(revision, finished, random), name, email: `lead${index + 1}@example.org` }
  })
  return addTeams(sql, teams)
}

function teamOf({ workshop, questions }: Revision, finished: number, random: () => number): StoredTeam {
  const minutes = 90 + Math.floor(random() * 80)
  const date = new Date(finished + 45 * DAY).toISOString().slice(0, 10)
  // Some sliders are left untouched.
  const answered = [...questions.values()].filter(({ type }) => type !== 'slider' || random() > 0.1)
  const opinion = () => 2 + Math.floor(random() * 3)
  return {
    version: workshop.slug,
    started: new Date(finished - minutes * MINUTE),
    finished: new Date(finished),
    completed: new Date(finished + 10 * MINUTE),
    answers: new Map(answered.map((question) => [question.id, answerFor(question, { random, date })])),
    opinions: { experience: opinion(), relevant: opinion() },
  }
}
