import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolder, loadWorkshops } from '@thrive/content'
import type { Workshop } from '@thrive/domain'
import { afterAll, expect, test } from 'vitest'
import { makeRoom } from './make-room.ts'

/** Follows docs/content.md word for word, chapter by chapter, as an author would, on a copy of the content. */

const copy = mkdtempSync(join(tmpdir(), 'thrive-content-'))
for (const slug of ['v1', 'v2']) cpSync(join(contentFolder, slug), join(copy, slug), { recursive: true })
afterAll(() => rmSync(copy, { recursive: true }))

const page = readFileSync(join(import.meta.dirname, '../docs/content.md'), 'utf8')
const chapterOf = (title: string) => {
  const chapter = page.split(/^#{2,3} /m).find((text) => text.startsWith(`${title}\n`))
  if (!chapter) throw new Error(`docs/content.md has no chapter ${title}`)
  return chapter
}

/** The sentences before a block name its file. */
const blocksOf = (chapter: string) => {
  let file = ''
  return chapter.split('```').flatMap((text, i) => {
    if (i % 2 === 0) file = /`packages\/content\/(\S+)`/.exec(text)?.[1] ?? file
    const [language = '', ...lines] = text.split('\n')
    return i % 2 === 0 ? [] : [{ language, file: join(copy, file), body: lines.join('\n') }]
  })
}

function edit(file: string, diff: string) {
  const lines = diff.trimEnd().split('\n')
  const side = (leftOut: string) =>
    lines.flatMap((line) => (line.startsWith(leftOut) ? [] : [line.slice(1)])).join('\n')
  const before = readFileSync(file, 'utf8')
  expect(before.split(side('+')), `${side('+')} stands once in ${file}`).toHaveLength(2)
  writeFileSync(file, before.replace(side('+'), side('-')))
  return () => writeFileSync(file, before)
}

function run(command: string) {
  const [, place] = /^npm run content -- make-room (\S+)$/.exec(command) ?? []
  if (place) return makeRoom(copy, place)
  if (command === 'npm run content') return loadWorkshops(copy)
  // The program in media/ makes films, and has its own tests.
  expect(command).toBe('npm run media')
}

function follow(title: string): [Workshop, Workshop] {
  for (const { language, file, body } of blocksOf(chapterOf(title))) {
    if (language === 'diff') edit(file, body)
    else if (language === 'sh') body.trim().split('\n').forEach(run)
    else writeFileSync(file, body, { flag: 'wx' })
  }
  return loadWorkshops(copy) as [Workshop, Workshop]
}

test('a text, a timer and a question are changed', () => {
  expect(follow('Change a text')[1].survey[11]?.text).toMatch(/^1\. Sit together in pairs\./)
  expect(follow('Change a timer')[0].survey[4]?.timer?.seconds).toBe(480)
  expect(follow('Change a question')[0].survey[7]?.group?.questions).toMatchObject([
    { id: 1, type: 'slider', title: 'How connected did our team feel this month?' },
  ])
})

test('a question is added', () => {
  const [v1] = follow('Add a question')
  expect(v1.survey[23]?.group?.questions.map(({ id, type }) => [id, type])).toEqual([
    [8, 'text'],
    [9, 'text'],
    [34, 'multiple'],
  ])
})

test('a film is added, and all that stood after it still does', () => {
  const before = (loadWorkshops(copy) as [Workshop, Workshop])[1]
  const [, v2] = follow('Add a film')
  expect(v2.survey[14]).toMatchObject({
    page: 15,
    key: 'choose-your-company',
    kind: 'video',
    films: {
      NL: { title: 'Kies je gezelschap' },
      EN: { title: 'Choose your company' },
      FR: { title: 'Choisissez votre compagnie' },
    },
  })
  // A page that keeps its key keeps its film.
  expect(v2.survey[15]).toMatchObject({ page: 16, key: '15' })
  const numberless = (pages: Workshop['survey']) => pages.map((one) => ({ ...one, page: 0 }))
  expect(numberless(v2.survey.toSpliced(14, 1))).toEqual(numberless(before.survey))
  expect(v2.journey.parts.map(({ fromPage }) => fromPage)).toEqual([1, 4, 13, 20, 27, 33])
})

test('a mistake is answered with the words of the page', () => {
  const blocks = blocksOf(chapterOf('When something is wrong'))
  const mistakes = blocks.filter(({ language }) => language === 'diff')
  const answers = blocks.filter(({ language }) => language === 'text')
  expect([mistakes.length, answers.length]).toEqual([4, 4])
  for (const [i, { file, body }] of mistakes.entries()) {
    const undo = edit(file, body)
    expect(() => loadWorkshops(copy)).toThrow(new Error(answers[i]?.body.trimEnd()))
    undo()
  }
  loadWorkshops(copy)
})

test('no room is made for a page that is not there', () => {
  expect(() => makeRoom(copy, 'v2/survey/99')).toThrow('There is no page v2/survey/99.')
  expect(() => makeRoom(copy, 'page 3')).toThrow('page 3 names no page; write it as v2/survey/15')
})
