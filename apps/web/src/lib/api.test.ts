import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError, call, NotOurAnswer } from './api.ts'
import { hasFields, isListOf, isNumber, isRecord, isSaved, isText, orNull } from './shape.ts'

const answer = (response: () => Response) => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => response())
const save = () => call('POST /api/answer/set', { uuid: 'x', answers: '[]' }, isSaved)
const LOGIN_PAGE = '<html><title>Sign in</title></html>'

afterEach(() => vi.restoreAllMocks())

test('an answer with the shape of the contract is one', async () => {
  answer(() => Response.json({ saved: true }))
  expect(await save()).toEqual({ saved: true })
})

describe('an answer that is none counts as a connection that is down', () => {
  test.each<[string, () => Response]>([
    ['the login page of a network', () => new Response(LOGIN_PAGE, { headers: { 'content-type': 'text/html' } })],
    ['nothing', () => new Response(null)],
    ['null', () => Response.json(null)],
    ['another shape', () => Response.json({ saved: 'yes' })],
    ['a created that nobody asked for', () => Response.json({ saved: true }, { status: 201 })],
    ['a page that refuses on behalf of the network', () => new Response(LOGIN_PAGE, { status: 401 })],
    ['a page that says forbidden', () => new Response(LOGIN_PAGE, { status: 403 })],
    ['JSON of somebody else', () => Response.json({ reason: 'quota' }, { status: 400 })],
  ])('%s', async (_, response) => {
    answer(response)
    const error = await save().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(NotOurAnswer)
    expect(error).not.toBeInstanceOf(ApiError)
  })

  test("and its clock is not taken for the server's", async () => {
    const { nextMoment } = await import('./clock.ts')
    answer(() => new Response(LOGIN_PAGE, { headers: { date: 'Fri, 01 Jan 2100 00:00:00 GMT' } }))
    await save().catch(() => {})
    expect(nextMoment()).toBeLessThan(Date.parse('2099-01-01'))
  })
})

describe('a refusal is an answer', () => {
  test('with the questions that do not fit, where the server names them', async () => {
    const body = { error: 'answers-refused', message: 'Question 2: no.', questions: [2] }
    answer(() => Response.json(body, { status: 400 }))
    await expect(save()).rejects.toMatchObject({ status: 400, code: 'answers-refused', questions: [2] })
  })

  test('of a proxy whose server is down, by its status alone', async () => {
    answer(() => new Response('Bad gateway', { status: 502 }))
    await expect(save()).rejects.toMatchObject({ status: 502, questions: [] })
    answer(() => new Response(null, { status: 429, headers: { 'retry-after': '7' } }))
    await expect(save()).rejects.toMatchObject({ status: 429, retryAfterMs: 7_000 })
  })
})

test('what others say with a failure reaches no screen', async () => {
  const foreign = { statusCode: 500, error: 'Internal Server Error', message: 'Internal Server Error' }
  for (const response of [
    () => Response.json(foreign, { status: 500 }),
    () => new Response('Internal Server Error', { status: 500, statusText: 'Internal Server Error' }),
  ]) {
    answer(response)
    await expect(save()).rejects.toMatchObject({ status: 500, code: 'unexpected' })
  }
})

test('shapes are checked field by field', () => {
  const isTeam = isRecord<{ name: string | null; scores: number[] }>({
    name: orNull(isText),
    scores: isListOf(isNumber),
  })
  expect(isTeam({ name: null, scores: [1, 2], more: 'is fine' })).toBe(true)
  for (const wrong of [null, [], 'x', {}, { name: 1, scores: [] }, { name: 'x', scores: ['1'] }, { name: 'x' }])
    expect(isTeam(wrong)).toBe(false)
  expect(hasFields<{ name: string; other: number }>({ name: isText })({ name: 'x' })).toBe(true)
})
