import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api.ts'
import { type ChangeRow, type Changes, openChanges } from './changes.ts'
import { openDatabase } from './database.ts'

const OFFLINE = new TypeError('Failed to fetch')
const PUBLISHED = { value: '"old"', number: 3 }
const ID = 'en survey/14/title'

let name: string
/** What the server was sent: the value and the number that it was made on. */
let sent: string[]
let answer: (row: ChangeRow) => Promise<number>
let refused: string[]
const open: Changes[] = []

const openTab = async ({ storage = true } = {}) => {
  const connection = {
    send(row: ChangeRow) {
      sent.push(`${row.value} on ${row.base}`)
      return answer(row)
    },
    onRefused: (_: ChangeRow, code: string) => refused.push(code),
  }
  const changes = await openChanges('v2 author@example.org', connection, storage ? await openDatabase(name) : null)
  open.push(changes)
  return changes
}
const settled = (changes: Changes) => vi.waitFor(() => expect(changes.snapshot().state).toBe('saved'))

beforeEach(() => {
  name = `studio-${crypto.randomUUID()}`
  sent = []
  refused = []
  answer = async () => 7
})
afterEach(() => {
  for (const changes of open.splice(0)) changes.close()
  vi.useRealTimers()
})

test('a change is sent 800 ms after the last key, once, and is saved only when the server said so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const changes = await openTab({ storage: false })
  changes.change(ID, '"ne"', PUBLISHED)
  await vi.advanceTimersByTimeAsync(700)
  changes.change(ID, '"new"', PUBLISHED)
  await vi.advanceTimersByTimeAsync(799)
  expect(sent).toEqual([])
  expect(changes.snapshot().state).toBe('saving')
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(['"new" on 3'])
  expect(changes.snapshot()).toMatchObject({ state: 'saved', savedAt: Date.now() })
})

test('what the server has already is not sent, and typing back to it sends nothing', async () => {
  const changes = await openTab()
  changes.change(ID, '"old"', PUBLISHED)
  changes.change(ID, '"olds"', PUBLISHED)
  changes.change(ID, '"old"', PUBLISHED)
  await changes.flush()
  expect(sent).toEqual([])
  expect(changes.snapshot().state).toBe('saved')
})

test('typing back while the change is under way sends that too', async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<number>()
  answer = () => promise
  const changes = await openTab()
  changes.change(ID, '"new"', PUBLISHED)
  void changes.flush()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  changes.change(ID, '"old"', PUBLISHED)
  answer = async () => 9
  arrive(8)
  await settled(changes)
  expect(sent).toEqual(['"new" on 3', '"old" on 8'])
})

test('without a connection it stays here, survives a closed tab, and is sent by the next', async () => {
  answer = () => Promise.reject(OFFLINE)
  const first = await openTab()
  first.change(ID, '"kept"', PUBLISHED)
  await first.flush()
  expect(first.snapshot().state).toBe('offline')
  await first.stored()
  first.close()
  answer = async () => 4
  const second = await openTab()
  await settled(second)
  expect(sent.at(-1)).toBe('"kept" on 3')
})

test('another author was faster: it is kept and not sent again until the author has chosen', async () => {
  answer = () => Promise.reject(new ApiError(409, 'changed-meanwhile'))
  const changes = await openTab()
  changes.change(ID, '"mine"', PUBLISHED)
  await changes.flush()
  expect(refused).toEqual(['changed-meanwhile'])
  expect(changes.snapshot().state).toBe('unsaved')
  expect(changes.snapshot().changes.get(ID)).toMatchObject({ value: '"mine"', from: '"old"', why: 'changed-meanwhile' })
  changes.change(ID, '"mine, longer"', { value: '"theirs"', number: 5 })
  await changes.flush()
  expect(sent).toHaveLength(1)
  expect(changes.snapshot().changes.get(ID)).toMatchObject({ value: '"mine, longer"', from: '"old"' })

  answer = async () => 6
  changes.drop(ID)
  changes.change(ID, '"mine, longer"', { value: '"theirs"', number: 5 })
  await changes.flush()
  expect(sent.at(-1)).toBe('"mine, longer" on 5')
  await settled(changes)
})

test('one place that is refused does not keep the others from the server', async () => {
  answer = (row) => (row.id === ID ? Promise.reject(new ApiError(400, 'not-a-value')) : Promise.resolve(8))
  const changes = await openTab()
  changes.change(ID, '"odd"', PUBLISHED)
  changes.change('en survey/14/tip', '"fine"', PUBLISHED)
  await changes.flush()
  expect([...changes.snapshot().changes.keys()]).toEqual([ID])
  expect(changes.snapshot().state).toBe('unsaved')
})

test('a text that is no value stays in this browser, and goes when a value is typed', async () => {
  const first = await openTab()
  first.keepText(ID, 'soon')
  expect(first.snapshot()).toMatchObject({ state: 'unsaved' })
  await first.stored()
  const second = await openTab()
  expect(second.snapshot().texts.get(ID)).toBe('soon')
  second.change(ID, '480', { value: '300', number: 0 })
  await second.flush()
  await settled(second)
  expect(second.snapshot().texts.size).toBe(0)
  expect(sent).toEqual(['480 on 0'])
})
