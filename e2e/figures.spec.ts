import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { AUTUMN, addRound, CROWD, PILOT, SPRING } from './filled-rounds.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts'
import { countAnew, logIn, OWNER } from './hr.ts'
import { testWithMail } from './mail-product.ts'
import { englishOn } from './no-english.ts'
import { infoOf, textOf } from './pdf.ts'

/** The scores of departments that are hidden while the smallest group is 5. */
const HIDDEN = /\b(91|92|96|98|99)\s?%/

const VIEWER = { email: 'ada.lindqvist@example.org', password: OWNER.password }

/** The rounds are written to the database once, before the first of these tests. */
type Ids = Record<'crowd' | 'spring' | 'pilot' | 'autumn', number>
let rounds: Promise<Ids> | undefined
const test = testWithMail({ RATE_LIMITS: 'off', HR_EMAIL: OWNER.email, HR_PASSWORD: OWNER.password }).extend<{
  rounds: Ids
}>({
  rounds: async ({ db, product }, use) => {
    rounds ??= (async () => {
      await db.query("update hr_account set name = 'Noor de Vries'")
      await db.query(
        `insert into hr_account (email, email_key, password_hash, role, name)
         select $1, $1, password_hash, 'viewer', 'Ada Lindqvist' from hr_account`,
        [VIEWER.email],
      )
      const crowd = await addRound(db, CROWD)
      const [spring, pilot] = [await addRound(db, SPRING), await addRound(db, PILOT)]
      const ids = { crowd, spring, pilot, autumn: await addRound(db, AUTUMN) }
      await countAnew(product.database)
      return ids
    })()
    await use(await rounds)
  },
})

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Results' }).getByRole('link')
const group = (page: Page, name: string) =>
  page.locator('.label-card .group').filter({ has: page.getByRole('heading', { name }) })

/** What reaches the footer of a page, or is smaller than 9 pt. */
const misprints = (page: Page) =>
  page.locator('.sheet').evaluateAll((sheets) =>
    sheets.flatMap((sheet, index) => {
      const scale = sheet.getBoundingClientRect().width / (sheet as HTMLElement).offsetWidth
      const end = (sheet.querySelector(':scope > footer')?.getBoundingClientRect().top ?? 0) + 1
      const parts = [...sheet.children].filter((part) => !part.matches('footer, .strip'))
      const low = parts.filter((part) => part.getBoundingClientRect().bottom > end)
      const small = [...sheet.querySelectorAll<HTMLElement | SVGElement>('*')].filter((element) => {
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
        const svg = element.closest('svg')
        const drawn = svg ? svg.getBoundingClientRect().width / scale / svg.viewBox.baseVal.width : 1
        return hasText && Number.parseFloat(getComputedStyle(element).fontSize) * drawn < 11.9
      })
      return [
        ...low.map((part) => `page ${index + 1}: ${part.className || part.tagName} reaches the footer`),
        ...small.map((element) => `page ${index + 1}: ${element.textContent} is too small`),
      ]
    }),
  )

test('an owner sees a round against another and by label, what became of actions, and prints it', {
  tag: '@slow',
}, async ({ page, rounds }) => {
  await logIn(page, OWNER)
  await expect(tabs(page)).toHaveText(['Sessions', 'Insight', 'Actions', 'Report'])
  await tabs(page).filter({ hasText: 'Insight' }).click()
  await page.getByLabel('Round', { exact: true }).selectOption({ label: AUTUMN.name })
  await expect(page).toHaveURL(`/admin/insight?round=${rounds.autumn}&against=${rounds.spring}`)
  await expect(page.getByText('31 teams of Autumn 2026 so far')).toBeVisible()
  await expect(page.getByRole('row', { name: PILOT.name })).toContainText('Fewer than 3 teams')

  await expect(group(page, 'Operations').getByRole('img')).toHaveAttribute('aria-label', /Connect \d\d%/)
  await expect(group(page, 'Finance')).toContainText('Fewer than 5 teams')
  await expect(group(page, 'Sales')).toContainText('Hidden with Finance')
  await expect(group(page, 'Sales')).not.toContainText('%')
  await expect(page.locator('.label-card .group h3')).toHaveText(['Whole round', ...Object.keys(AUTUMN.departments)])
  await page.getByRole('button', { name: /^Only teams that came back/ }).click()
  await expect(page.getByText('The same teams.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as SVG: By Department' }).click()
  const svg = await readFile((await (await saved).path()) ?? '', 'utf8')
  expect(svg).toMatch(/By Department.*Autumn 2026, 31 teams.*Operations.*desired.*Thrive Lab, .*fewer than 5 teams/s)
  expect(svg).not.toMatch(HIDDEN)
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export (CSV)' }).click()
  const csv = await readFile((await (await exported).path()) ?? '', 'utf8')
  expect(csv).toMatch(/Sales.*Hidden with Finance/)
  expect(csv).not.toMatch(/\b(91|92|96|98|99)\b/)

  await tabs(page).filter({ hasText: 'Actions' }).click()
  await expect(page.getByRole('heading', { name: 'By indicator' })).toBeVisible()
  await page.getByLabel('Round', { exact: true }).selectOption({ label: SPRING.name })
  await expect(page.getByRole('row', { name: /Operations 1/ }).first()).toContainText('01-09-2026')
  const list = page.locator('.action-list')
  const all = Number(await list.locator('.count').textContent())
  await list.getByLabel('Department').selectOption({ label: 'Technology' })
  await expect(list.getByRole('row', { name: /Operations/ })).toHaveCount(0)
  await expect(list.getByRole('row', { name: /Technology/ }).first()).toBeVisible()
  expect(Number(await list.locator('.count').textContent())).toBeLessThan(all)
  await expect(list.getByRole('status')).toContainText(`of ${await list.locator('.count').textContent()} `)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test(
  'the report is four pages in three languages, of which nothing is cut off',
  { tag: '@slow' },
  async ({ page, rounds }, info) => {
    await logIn(page, OWNER)
    await page.goto(`/admin/report?round=${rounds.autumn}&against=${rounds.spring}`)
    await expect(page.locator('.sheet')).toHaveCount(4)
    await expectAccessible(page)
    const pages = {
      en: ['English', 'Questions for Monday'],
      nl: ['Nederlands', 'Vragen voor maandag'],
      fr: ['Français', 'Questions pour lundi'],
    }
    for (const [lang, [name = '', words = '']] of Object.entries(pages)) {
      await page.getByLabel('Language', { exact: true }).selectOption({ label: name })
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
      expect(await misprints(page)).toEqual([])
      const file = info.outputPath(`${lang}.pdf`)
      await page.pdf({ path: file, preferCSSPageSize: true, tagged: true })
      expect(infoOf(file)).toMatch(/Pages: +4\n/)
      expect(infoOf(file)).toMatch(/Page size: +59\d.*84\d.*A4/)
      expect(infoOf(file)).toMatch(/Tagged: +yes/)
      expect(textOf(file)).toContain(words)
      for (const hidden of ['operations0@', 'Operations 1']) expect(textOf(file)).not.toContain(hidden)
      expect(textOf(file)).not.toMatch(HIDDEN)
    }
    await page.getByLabel('The one sentence').fill('Nous avançons.')
    await expect(page.locator('.sheet').first()).toContainText('Avec les mots de Noor de Vries.')

    // More values than can be drawn, long names and a long sentence stay on their pages.
    await page.goto(`/admin/report?round=${rounds.crowd}&against=${rounds.spring}`)
    await expect(page.locator('.sheet .label-tables table')).toHaveCount(2)
    // The other round is later, so it is not compared with.
    await expect(page.locator('.sheet').first()).not.toContainText(SPRING.name)
    await page.getByLabel('The one sentence').fill('Wonderful teams '.repeat(7).trim())
    expect(await misprints(page)).toEqual([])
    await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Français' })
    await expect(page.getByRole('heading', { name: 'Questions pour lundi' })).toBeVisible()
    expect(await misprints(page)).toEqual([])

    await page.goto(`/admin/report?round=${rounds.pilot}`)
    await expect(page.locator('.sheet')).toHaveCount(1)
    await expect(page.locator('.sheet')).toContainText('Too few teams have finished')
    await expect(page.locator('.sheet')).not.toContainText('%')
  },
)

test('the smallest group shows its effect before it is saved, and a smaller one asks for proof', {
  tag: '@slow',
}, async ({ page, rounds, troubles, db }) => {
  // A smaller number is refused until the proof has been given.
  troubles.expect(/403/)
  await logIn(page, OWNER)
  await page.goto('/admin/organisation/data')
  const card = page.locator('.smallest')
  const row = (name: string) => card.getByRole('listitem').filter({ hasText: name })
  await card.getByLabel('Label').selectOption({ label: `Department, ${AUTUMN.name}` })
  await expect(row('Sales')).toContainText('With Finance')
  await expect(card).toContainText('3 of 5 values are shown.')
  await card.getByRole('radio', { name: '5', exact: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(card).toContainText('5 of 5 values are shown.')
  await expectAccessible(page)
  await db.query("update hr_token set proven_at = now() - interval '11 minutes'")
  await card.getByRole('button', { name: 'Set it to 3 teams' }).click()
  const proof = page.getByRole('dialog')
  await proof.getByLabel(/password/i).fill(OWNER.password)
  await proof.getByRole('button').last().click()
  await expect(card).toContainText('With 3, now')

  await page.goto(`/admin/insight?round=${rounds.autumn}`)
  await expect(group(page, 'Finance').getByRole('img')).toHaveAttribute('aria-label', /Connect 96%/)
  await page.goto('/admin/organisation/data')
  await card.getByRole('radio', { name: '5', exact: true }).check({ force: true })
  await card.getByRole('button', { name: 'Set it to 5 teams' }).click()
  await expect(card).toContainText('With 5, now')
})

test('a viewer sees totals and no team, and the screens speak their language', { tag: '@slow' }, async ({
  page,
  rounds,
  db,
}) => {
  await logIn(page, VIEWER)
  await expect(page.getByRole('navigation', { name: 'HR' }).getByRole('link')).toHaveText(['Results'])
  await expect(tabs(page)).toHaveText(['Insight', 'Actions', 'Report'])
  await expect(page.getByText('You see totals only.')).toBeVisible()
  await page.goto(`/admin/insight?round=${rounds.autumn}&against=${rounds.spring}`)
  await expect(page.getByRole('heading', { name: 'From invitation to finish' })).toBeVisible()
  await expectAccessible(page)
  await tabs(page).filter({ hasText: 'Actions' }).click()
  await expect(page.getByRole('heading', { name: 'By indicator' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  // Without a list by label, the first card says what the fills mean.
  await expect(page.locator('.state-legend:visible')).toHaveCount(1)
  await expectAccessible(page)
  await tabs(page).filter({ hasText: 'Report' }).click()
  await expect(page.locator('.sheet')).toHaveCount(4)

  const { rows } = await db.query<{ uuid: string }>('select uuid from session limit 1')
  for (const uuid of [rows[0]?.uuid, crypto.randomUUID()]) {
    await page.goto(`/admin/${uuid}`)
    await expect(page.getByRole('heading', { name: 'This is not for your role' })).toBeFocused()
    await expectAccessible(page)
  }

  for (const lang of ['nl', 'fr']) {
    await db.query('update hr_account set lang = $1 where email = $2', [lang, VIEWER.email])
    for (const screen of ['insight', 'actions', 'report']) {
      await page.goto(`/admin/${screen}?round=${rounds.autumn}&against=${rounds.spring}`)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('.group, .bars-card, .sheet').first()).toBeVisible()
      expect(await englishOn(page)).toEqual([])
      await expectNoSidewaysScroll(page)
    }
  }
})
