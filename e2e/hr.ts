import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { Answers } from '@thrive/domain'
import { addTeams } from '@thrive/testkit/team'
import type pg from 'pg'
import { answersOf } from './filled-team.ts'
import { expect } from './fixtures.ts'
import { product, type Slug } from './team.ts'

/** HR logins, and finished teams in a year of their own, so that no other spec's teams are among them. */

export const HR = { email: 'hr@example.org', password: 'browser-tests-1' }

/** Logs in without the login screen, on the product of all tests or another. */
export async function enter(page: Page, { email, password } = HR, client = product()): Promise<string> {
  const { authorization } = await client.login(email, password)
  const token = authorization.replace('Bearer ', '')
  await page.addInitScript((given) => {
    // A page that the browser shows for want of a connection has no storage.
    if (location.protocol === 'http:') localStorage.setItem('access_token', given)
  }, token)
  return token
}

/** An owner with a name, on products of a test's own. */
export const OWNER = { email: 'noor.devries@example.org', password: HR.password }

/** Logs in on the login screen, as a person does. */
export async function logIn(page: Page, { email, password } = HR): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('textbox').first().fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/admin\/(dashboard|insight)/)
}

/** Opens the menu of the signed-in user, at the top right. */
export const openPersonMenu = (page: Page, { email } = HR) =>
  page.getByRole('banner').getByRole('button', { name: email }).click()

export async function logOut(page: Page, member = HR): Promise<void> {
  await openPersonMenu(page, member)
  await page.getByRole('button', { name: 'Log out' }).click()
}

export interface FinishedTeam {
  uuid: string
  slug: Slug
  name: string | null
  email: string
  finished: string
  answers: Answers
  opinions: { experience: number; relevant: number }
}

interface Wanted {
  year: number
  count: number
  part?: (n: number) => Partial<FinishedTeam>
}

/** Writes to the database directly: playing dozens of workshops would take a day. */
export async function addFinishedTeams(
  db: pg.Pool,
  { year, count, part = () => ({}) }: Wanted,
): Promise<FinishedTeam[]> {
  const teams = Array.from({ length: count }, (_, n) => ({ ...teamOf(year, n), ...part(n) }))
  await addTeams(
    db,
    teams.map(({ slug, ...team }) => ({ ...team, version: slug })),
  )
  return teams
}

function teamOf(year: number, n: number): FinishedTeam {
  const slug = n % 2 === 0 ? 'v2' : 'v1'
  return {
    uuid: crypto.randomUUID(),
    slug,
    name: `Team ${year} ${String(n).padStart(3, '0')}`,
    email: `lead${n}.${year}@example.org`,
    finished: new Date(Date.UTC(year, 0, 2 + n * 3, 10, n % 60)).toISOString(),
    answers: new Map([...answersOf(slug)].filter(([, value]) => value.length < 500)),
    opinions: { experience: n % 5, relevant: 4 },
  }
}

/** Runs the operator's recount command, because these teams were not added through the product. */
export async function countAnew(database = process.env.E2E_DATABASE ?? ''): Promise<void> {
  const root = join(import.meta.dirname, '..')
  const env = { ...process.env, DATABASE_URL: database }
  await promisify(execFile)(process.execPath, ['apps/server/src/cli/rebuild-insight.ts'], { cwd: root, env })
}

export const dayOf = (moment: string) => moment.slice(0, 10).split('-').reverse().join('-')

const days = (year: number) => `?from=${year}-01-01&to=${year}-12-31`

/** Returns the dashboard's URL for one year. */
export const yearOf = (year: number, rest = '') => `/admin/dashboard${days(year)}${rest}`
export const insightOf = (year: number) => `/admin/insight${days(year)}`
