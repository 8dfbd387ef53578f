import type { Page, TestInfo } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { answersOf, teamAt } from './filled-team.ts'
import { expect, test } from './fixtures.ts'
import { enter } from './hr.ts'
import { squeezed, textOf } from './pdf.ts'
import { product } from './team.ts'

/** One team that answered in twelve scripts. */
const WRITTEN: readonly [question: number, script: string, text: string][] = [
  [2, 'Latin', 'Zażółć gęślą jaźń, Ærøskøbing, İstanbul, Þingvellir; mỗi thứ Hai chúng tôi cảm ơn nhau.'],
  [3, 'Greek', 'Κάθε Δευτέρα ξεκινάμε με κάτι που πήγε στραβά, και μετά ευχαριστούμε.'],
  [5, 'Cyrillic', 'Щопонеділка ми починаємо з того, що пішло не так: їжак, ґанок, єдність.'],
  [6, 'Arabic', 'نبدأ كل يوم اثنين بشيء سار على نحو خاطئ ثم نشكر بعضنا ونكتب ما تعلمناه'],
  [8, 'Hebrew', 'בכל יום שני אנחנו מתחילים במשהו שהשתבש ואז אומרים תודה'],
  [9, 'Chinese', '每个星期一我们先说一件出错的事，然后互相感谢。「谢谢」写在白板上。'],
  [10, 'Japanese', '毎週月曜日は、うまくいかなかったことから始めます。「ありがとう」と言います。'],
  [11, 'Korean', '김민준과 이서연'],
  [13, 'Thai', 'ทุกวันจันทร์เราเริ่มด้วยสิ่งที่ผิดพลาดหนึ่งอย่าง แล้วขอบคุณกันด้วยน้ำใจ'],
  [14, 'Georgian', 'ნინო და გიორგი'],
  [16, 'Devanagari', 'हम हर सोमवार की शुरुआत किसी ग़लती से करते हैं, फिर विद्यार्थी धन्यवाद देते हैं'],
  [17, 'emoji', '🚀👩‍👩‍👧🇪🇺👍🏽❤️'],
]
const NAME = 'הצוות של Łódź 🚀 北の光'

const nameTeam = (uuid: string, name: string) => product().post('/api/session/name', { uuid, name })

async function downloaded(page: Page, info: TestInfo): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  const file = info.outputPath('thrive-export.pdf')
  await download.saveAs(file)
  return file
}

/** Collects requests to the folder of fonts for other scripts. */
function watchFonts(page: Page): string[] {
  const fetched: string[] = []
  page.context().on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/fonts/')) fetched.push(path)
  })
  return fetched
}

test('a team that wrote in twelve scripts finds all of them in its PDF', { tag: '@slow' }, async ({ page }, info) => {
  const fetched = watchFonts(page)
  const answers = new Map([...answersOf('v1'), ...WRITTEN.map(([question, , text]) => [question, text] as const)])
  const uuid = await teamAt('v1', 10, answers)
  await nameTeam(uuid, NAME)
  await page.goto(`/download/${uuid}`)
  const text = squeezed(textOf(await downloaded(page, info)))
  for (const [, script, written] of WRITTEN) expect(text, script).toContain(squeezed(written))
  expect(text).not.toContain('□')
  for (const word of NAME.split(' ')) expect(text).toContain(word)
  // Only the files with these characters are fetched, out of hundreds.
  const families = new Set(fetched.map((path) => path.split('/')[2]))
  expect([...families].toSorted()).toEqual(
    ['arabic', 'devanagari', 'emoji', 'georgian', 'hebrew', 'jp', 'kr', 'sc', 'thai'], // biome-ignore format: a list
  )
  expect(fetched.length).toBeLessThan(90)
})

test(
  'a team that wrote in Latin, Greek or Cyrillic fetches no other fonts, and no browser keeps them ahead',
  { tag: '@slow' },
  async ({ page }, info) => {
    const fetched = watchFonts(page)
    const plain = [...answersOf('v2')].map(([id, value]) => [
      id,
      value.replace(/\p{Extended_Pictographic}\u200d?/gu, ''),
    ])
    const answers = new Map(plain as [number, string][]).set(32, 'Yes').set(28, '["Trust","Inspire","Connect"]')
    const uuid = await teamAt('v2', 5, answers)
    await page.goto(`/download/${uuid}`)
    const text = textOf(await downloaded(page, info))
    expect(squeezed(text)).toContain(squeezed('How did you do? Our answer is correct'))
    expect(squeezed(text)).toContain(squeezed('Rank the indicators from left to right: 1. Trust'))
    expect(fetched).toEqual([])
    expect(await (await page.request.get('/sw.js')).text()).not.toContain('fonts/')
  },
)

test('a session has one day, wherever and by whom it is looked at', async ({ browser, db }, info) => {
  // At this moment, this browser's calendar is a day behind the organisation's, and so is UTC.
  const context = await browser.newContext({ baseURL: process.env.E2E_URL ?? '', timezoneId: 'Pacific/Honolulu' })
  const page = await context.newPage()
  const uuid = await teamAt('v2', 5)
  await nameTeam(uuid, 'One Day')
  await db.query("update session set finished_at = '2401-03-30T23:30:00Z' where uuid = $1", [uuid])
  await page.goto(`/download/${uuid}`)
  await expect(page.getByText('Thrive Lab, 31-03-2401')).toBeVisible()
  expect(textOf(await downloaded(page, info))).toContain('31-03-2401')

  const token = await enter(page)
  await page.goto('/admin/dashboard?from=2401-03-31&to=2401-03-31')
  await expect(page.getByRole('row', { name: /One Day/ })).toContainText('31-03-2401')
  await page.getByRole('link', { name: 'One Day' }).click()
  await expect(page.getByText('finished 31-03-2401')).toBeVisible()
  const file = await page.request.get('/api/admin/export?format=csv&search=One+Day&from=2401-03-31&to=2401-03-31', {
    headers: { Authorization: `Bearer ${token}` },
  })
  const [header = [], row = []] = parse(await file.body(), { bom: true }) as string[][]
  expect(row[header.indexOf('Finished')]).toBe('31-03-2401')
  await context.close()
})
