import { loadWorkshops } from '@thrive/content'
import { parseAnswer } from '@thrive/domain'
import { workshopSchema } from '@thrive/domain/schema'
import { expect, test } from 'vitest'
import { findMisfits } from '../../content/src/misfits.ts'
import { answerFor } from './answer.ts'
import { seededRandom } from './random.ts'
import { buildWorkshop } from './workshop.ts'

const small = buildWorkshop()
const questions = [small, ...loadWorkshops()].flatMap(({ survey }) =>
  survey.flatMap(({ group }) => group?.questions ?? []),
)

test('the made-up workshop is one that could be published, and asks every type of question', () => {
  expect(workshopSchema.parse(small)).toEqual(small)
  expect(findMisfits([small, ...loadWorkshops()])).toEqual([])
  const types = (of: typeof questions) => [...new Set(of.map(({ type }) => type))].sort()
  expect(types(small.survey.flatMap(({ group }) => group?.questions ?? []))).toEqual(types(questions))
})

test('an answer fits its question, whatever is drawn, and is the same when asked again', () => {
  for (const question of questions) {
    for (let seed = 0; seed < 50; seed++)
      for (const text of [undefined, 'Our own words'])
        expect(
          parseAnswer(question, answerFor(question, { random: seededRandom(seed), ...(text && { text }) })),
        ).toMatchObject({ ok: true })
    expect(answerFor(question)).toBe(answerFor(question))
  }
})
