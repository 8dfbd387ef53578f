/**
 * Black-box check of the languages, over HTTP alone: the same questions in en, nl and fr, with the same ids and values and
 * other words; answers are values in every language; and a team that says nothing about a language gets English. It
 * creates its own team sessions.
 * usage: node e2e/acceptance-languages.ts http://127.0.0.1:PORT
 */
import assert from 'node:assert/strict'
import { check, get, json, nobody, post, refused, runChecks, saved, start, unique } from './acceptance-client.ts'

interface Question {
  id: number
  question_id: number
  title: string
  type: string
  options?: (string | { value: string })[]
  labels?: string[]
  yes?: string
  no?: string
}
interface Group {
  id: number
  page: number
  title: string
  subtitle: string
  timer_length: number
  questions: Question[]
}
type Locale = 'en' | 'nl' | 'fr'

const LOCALES = ['en', 'nl', 'fr'] as const
const PAIRS = [
  ['en', 'nl'],
  ['en', 'fr'],
  ['nl', 'fr'],
] as const
const INDICATORS = ['Connect', 'Trust', 'Inspire']
const BEHAVIOURS = [
  'Connecting on a personal level and vulnerability',
  'Helping and coaching each other',
  'Empathy',
  'Support and feedback',
  'Embracing differences',
  'Acting on the company values',
  'Open to new ideas and change',
  'Clear roles and purpose driven',
  'Daring to take risks and feeling empowered to make bold decisions',
  'Accepting mistakes and learn to grow',
  'Continuously improving to simplify',
  'Relying on each other',
  'Managing on output',
  'Active listening',
]
const groupsOf = async (uuid: string): Promise<Group[]> => json(await get(`/api/question/${uuid}`))
const answersOf = async (uuid: string): Promise<Record<number, string>> => {
  const answers: { question_id: number; value: string }[] = await json(await get(`/api/answer/${uuid}`))
  return Object.fromEntries(answers.map((answer) => [answer.question_id, answer.value]))
}
const questions = (groups: Group[]) => groups.flatMap((group) => group.questions)
const question = (groups: Group[], id: number): Question => {
  const found = questions(groups).find((q) => q.id === id)
  assert.ok(found, `question ${id} is asked`)
  return found
}
/** A ranking may keep the objects of today around its values. */
const values = ({ options = [] }: Question) =>
  options.map((option) => (typeof option === 'string' ? option : option.value))
const labels = (q: Question): string[] => q.labels ?? []
const words = (groups: Group[]) =>
  groups.flatMap((group) => [group.title, group.subtitle, ...group.questions.map((q) => q.title)]).filter(Boolean)
/** What is left of the groups without the words: the same in every locale. */
const bones = (groups: Group[]) =>
  groups.map((group) => [
    group.id,
    group.page,
    group.timer_length,
    group.questions.map((q) => [q.id, q.question_id, q.type, q.options && values(q)]),
  ])
const inEach = async (version: string) =>
  Object.fromEntries(
    await Promise.all(LOCALES.map(async (lang) => [lang, await groupsOf(await start(version, { lang }))])),
  ) as Record<Locale, Group[]>
const save = (uuid: string, id: number, value: unknown) =>
  post('/api/answer/set', { uuid, answers: [{ question_id: id, value }] })
/** Some words are the same in two languages; most are not. */
const mostlyDiffer = (one: string[], other: string[], what: string) => {
  assert.equal(one.length, other.length, `${what}: as many in each language`)
  const same = one.filter((word, i) => word === other[i])
  assert.ok(same.length < one.length / 2, `${what}: ${same.length} of ${one.length} are the same, such as "${same[0]}"`)
}

check('create: en, nl and fr are taken, anything else is 400', async () => {
  for (const lang of LOCALES) assert.match(await start('v1', { lang }), /^[0-9a-f-]{36}$/)
  for (const lang of ['de', 'NL', 'nl-BE', 'english', '../nl', '__proto__', 'x'.repeat(500)])
    await refused(await post('/api/session/create', { email: unique(), versionSlug: 'v2', lang }), 400)
})
check('create: a wrong language starts no session', async () => {
  const email = unique()
  await refused(await post('/api/session/create', { email, versionSlug: 'v2', lang: 'de' }), 400)
  const uuid = await start('v2', { email, lang: 'fr' })
  assert.deepEqual(words(await groupsOf(uuid)), words((await inEach('v2')).fr))
})
check('titles and subtitles differ between the locales; ids, pages, types and timers do not', async () => {
  for (const version of ['v1', 'v2']) {
    const each = await inEach(version)
    for (const [one, other] of PAIRS) {
      assert.deepEqual(bones(each[one]), bones(each[other]), `${version} in ${one} and ${other}`)
      mostlyDiffer(words(each[one]), words(each[other]), `the titles of ${version} in ${one} and ${other}`)
    }
    for (const lang of LOCALES)
      for (const group of each[lang]) assert.ok(group.title.length > 0, `group ${group.id} has a title in ${lang}`)
  }
})
check('options are the values of the seed in every locale, each with a label', async () => {
  const each = await inEach('v2')
  for (const lang of LOCALES) {
    assert.deepEqual(values(question(each[lang], 26)), INDICATORS, `question 26 in ${lang}`)
    assert.deepEqual(values(question(each[lang], 27)), BEHAVIOURS, `question 27 in ${lang}`)
    assert.deepEqual(values(question(each[lang], 28)).sort(), [...INDICATORS].sort(), `question 28 in ${lang}`)
    for (const q of questions(each[lang]).filter(({ type }) => type === 'multiple' || type === 'ranking')) {
      assert.equal(labels(q).length, values(q).length, `question ${q.id} in ${lang}: one label for each option`)
      for (const label of labels(q)) assert.ok(typeof label === 'string' && label.length > 0)
      assert.equal(new Set(labels(q)).size, labels(q).length, `question ${q.id} in ${lang}: no label twice`)
    }
  }
})
check('labels differ between the locales; in English they are the values', async () => {
  const each = await inEach('v2')
  for (const [one, other] of PAIRS)
    mostlyDiffer(
      labels(question(each[one], 27)),
      labels(question(each[other], 27)),
      `the labels of question 27 in ${one} and ${other}`,
    )
  for (const id of [26, 27, 28]) assert.deepEqual(labels(question(each.en, id)), values(question(each.en, id)))
})
check('yes and no: labels in the locale, the values stay Yes and No', async () => {
  const each = await inEach('v2')
  assert.deepEqual(
    [question(each.en, 32).yes, question(each.en, 32).no],
    ['Our answer is correct', 'Our answer is incorrect'],
  )
  for (const [one, other] of PAIRS)
    for (const word of ['yes', 'no'] as const)
      assert.notEqual(question(each[one], 32)[word], question(each[other], 32)[word], `${word} in ${one} and ${other}`)
  for (const lang of LOCALES) {
    const uuid = await start('v2', { lang })
    for (const value of ['Yes', 'No']) {
      await saved(await save(uuid, 32, value))
      assert.equal((await answersOf(uuid))[32], value)
    }
    for (const label of [question(each[lang], 32).yes, question(each[lang], 32).no, 'Ja', 'Nee', 'Oui', 'Non'])
      await refused(await save(uuid, 32, label), 400)
    assert.equal((await answersOf(uuid))[32], 'No', 'what was refused changed nothing')
  }
})
check('answers: values are taken in every locale and come back as values', async () => {
  for (const lang of LOCALES) {
    const uuid = await start('v2', { lang })
    await saved(await save(uuid, 19, 64))
    await saved(await save(uuid, 26, ['Trust', 'Connect']))
    await saved(await save(uuid, 27, ['Empathy', 'others=Samen lachen – rire']))
    await saved(await save(uuid, 28, ['Trust', 'Connect', 'Inspire']))
    const answers = await answersOf(uuid)
    assert.equal(String(answers[19]), '64')
    assert.deepEqual(
      [26, 27, 28].map((id) => JSON.parse(answers[id] ?? '')),
      [
        ['Trust', 'Connect'],
        ['Empathy', 'others=Samen lachen – rire'],
        ['Trust', 'Connect', 'Inspire'],
      ],
    )
  }
})
check('answers: a translated label is 400 and changes nothing', async () => {
  for (const lang of ['nl', 'fr']) {
    const uuid = await start('v2', { lang })
    await saved(await save(uuid, 27, ['Empathy']))
    const groups = await groupsOf(uuid)
    let tried = 0
    for (const id of [26, 27]) {
      const asked = question(groups, id)
      for (const label of labels(asked).filter((text) => !values(asked).includes(text))) {
        tried++
        await refused(await save(uuid, id, [label]), 400)
      }
    }
    const ranking = question(groups, 28)
    if (labels(ranking).some((label) => !values(ranking).includes(label)))
      await refused(await save(uuid, 28, labels(ranking)), 400)
    assert.ok(tried > 0, `there are translated labels in ${lang}`)
    assert.deepEqual(await answersOf(uuid), { 27: '["Empathy"]' })
  }
})
check('session/lang: switches the words and keeps the answers', async () => {
  const each = await inEach('v2')
  const uuid = await start('v2', { lang: 'nl' })
  await saved(await save(uuid, 26, ['Trust']))
  for (const lang of ['fr', 'en', 'nl'] as const) {
    await saved(await post('/api/session/lang', { uuid, lang }))
    assert.deepEqual(await groupsOf(uuid), each[lang], `after switching to ${lang}`)
    assert.deepEqual(await answersOf(uuid), { 26: '["Trust"]' })
  }
})
check(
  'session/lang: 400 for another language, 401 for a uuid that opens nothing, 403 without the marker header',
  async () => {
    const uuid = await start('v2', { lang: 'nl' })
    const before = await groupsOf(uuid)
    for (const lang of ['', 'de', 'FR', 'x'.repeat(500)])
      await refused(await post('/api/session/lang', { uuid, lang }), 400)
    await refused(await post('/api/session/lang', { uuid }), 400)
    await refused(await post('/api/session/lang', { uuid: nobody, lang: 'fr' }), 401)
    const odd = await post('/api/session/lang', { uuid: 'not-a-uuid', lang: 'fr' })
    assert.ok([400, 401, 404].includes(odd.status), `a malformed uuid answered ${odd.status}`)
    await refused(await post('/api/session/lang', { uuid, lang: 'fr' }, {}), 403)
    assert.deepEqual(await groupsOf(uuid), before)
  },
)
check('a resumed session keeps its own language', async () => {
  for (const [own, asked] of [
    ['nl', 'fr'],
    ['fr', 'en'],
    [undefined, 'nl'],
    ['nl', undefined],
  ]) {
    const email = unique()
    const uuid = await start('v2', { email, ...(own && { lang: own }) })
    const before = await groupsOf(uuid)
    assert.equal(await start('v2', { email, ...(asked && { lang: asked }) }), uuid)
    assert.deepEqual(await groupsOf(uuid), before, `started ${own ?? 'without'}, resumed ${asked ?? 'without'}`)
  }
})
check('without lang everything is English, whatever the browser prefers', async () => {
  for (const version of ['v1', 'v2']) {
    const english = await groupsOf(await start(version, { lang: 'en' }))
    const plain = await start(version)
    assert.deepEqual(await groupsOf(plain), english)
    assert.deepEqual(await json(await get(`/api/question/${plain}`, { 'Accept-Language': 'fr,nl;q=0.9' })), english)
  }
  const groups = await groupsOf(await start('v2'))
  assert.deepEqual([values(question(groups, 26)), values(question(groups, 27))], [INDICATORS, BEHAVIOURS])
  assert.equal(question(groups, 32).yes, 'Our answer is correct')
})

await runChecks()
