import { answersOf, teamAt } from './filled-team.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addFinishedTeams, enter } from './hr.ts'
import { faultsOf } from './screen-faults.ts'
import { newAddress, nextButton, product, type Slug, sessionAt, WORKSHOPS } from './team.ts'

/**
 * Opens every screen once by its URL and runs axe on it; dialogs and errors are covered in the journeys. Workshop pages
 * are checked in the languages with longer words, which have to fit.
 */
const LONGER = { v1: 'nl', v2: 'fr' } as const

/** The first page of each kind: same parts, same controls. */
const pagesOfEachMake = (slug: Slug): number[] => {
  const makes = new Map<string, number>()
  for (const [index, { kind, timer, scores, group }] of WORKSHOPS[slug].survey.entries()) {
    const controls = new Set(group?.questions.map(({ type }) => type))
    const make = JSON.stringify([kind, timer !== null, scores, group?.view, [...controls].sort()])
    if (!makes.has(make)) makes.set(make, index + 1)
  }
  return [...makes.values()]
}

/** Splits the screens so that no test takes long. */
const inFives = <One>(all: One[]): One[][] => (all.length > 0 ? [all.slice(0, 5), ...inFives(all.slice(5))] : [])

for (const slug of ['v1', 'v2'] as const) {
  for (const positions of inFives(pagesOfEachMake(slug)))
    test(`${slug}: pages ${positions.join(', ')}`, { tag: '@slow' }, async ({ page }) => {
      const client = product()
      const faults: string[] = []
      for (const position of positions) {
        const uuid = await client.start(slug, newAddress())
        await client.walk(uuid, slug, position)
        await client.post('/api/session/lang', { uuid, lang: LONGER[slug] })
        await page.goto(`/survey/${slug}/${uuid}`)
        await nextButton(page).waitFor()
        for (const fault of await faultsOf(page, LONGER[slug])) faults.push(`page ${position}: ${fault}`)
      }
      expect(faults).toEqual([])
    })

  for (const steps of inFives([...WORKSHOPS[slug].results.keys()]))
    test(`${slug}: results ${steps.map((step) => step + 1).join(', ')}`, { tag: '@slow' }, async ({ page }) => {
      for (const step of steps) {
        await page.goto(`/results/${slug}/${await teamAt(slug, step + 1, answersOf(slug))}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await expectAccessible(page)
      }
    })

  test(`${slug}: the answers`, { tag: '@slow' }, async ({ page }) => {
    await page.goto(`/download/${await teamAt(slug, WORKSHOPS[slug].results.length + 1, answersOf(slug))}`)
    await page.getByRole('button', { name: 'Download PDF' }).waitFor()
    await expectAccessible(page)
  })
}

test('the pad of the average, over its page', { tag: '@slow' }, async ({ page }) => {
  await sessionAt(page, 'v2', 2)
  await page.getByRole('button', { name: 'Tap each score' }).first().click()
  const pad = page.getByRole('dialog', { name: 'Tap each score' })
  for (const score of ['40', '60', '75']) await pad.getByRole('button', { name: score, exact: true }).click()
  await expect(pad.getByRole('button', { name: 'Use 58%' })).toBeVisible()
  await expectAccessible(page)
})

test('what needs no session', { tag: '@slow' }, async ({ page }) => {
  for (const path of [
    '/',
    '/version/v1',
    '/version/v2',
    '/privacy',
    '/check/v1',
    '/check/v2',
    '/resume',
    '/stop/round/unknown',
    '/join',
    '/admin',
    '/admin/forgot',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  }
})

for (const parts of inFives([
  'dashboard',
  'insight',
  'actions',
  'report',
  'rounds',
  'rounds/edit',
  'team',
  'team over time',
  'account',
  'organisation/people',
  'organisation/sign-in',
  'organisation/settings',
  'organisation/data',
  'organisation/data/take-out',
  'organisation/find',
  'organisation/about',
  'organisation/api',
  'organisation/log',
  'studio',
  'studio/v2',
  'studio/v2/survey/33?words=fr',
  'studio/v2/survey/13/film',
  'studio/v2/settings/settings',
  'studio/v2/translate?words=fr',
  'studio/v2/publish',
  'studio/v2/editions',
  'studio/v2/offer',
]))
  test(`HR, logged in: ${parts.join(', ')}`, { tag: '@slow' }, async ({ page, db, troubles }) => {
    // The team has no photo.
    troubles.expect(/404/)
    const [team] = await addFinishedTeams(db, { year: 2084, count: 1 })
    const ofTeam: Record<string, string> = { team: `${team?.uuid}`, 'team over time': `team/${team?.uuid}` }
    await enter(page)
    for (const part of parts) {
      await page.goto(`/admin/${ofTeam[part] ?? part}`)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
    }
  })

test('HR, logged in: what a release offers', { tag: '@slow' }, async ({ page }) => {
  const change = { place: 'survey/14/title', lang: 'en', section: 'survey', key: '14', title: 'Team check-in' }
  const words = { before: 'Team check-in', after: 'How are we?', ours: 'Check-in' }
  await enter(page)
  await page.route('**/api/admin/studio/offer/v2', (route) =>
    route.fulfill({ json: { release: 2, changes: [{ ...change, ...words }] } }),
  )
  await page.goto('/admin/studio/v2/offer')
  await expect(page.getByRole('checkbox')).toBeVisible()
  await expectAccessible(page)
})
