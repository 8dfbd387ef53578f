// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient, withQueries } from '../../lib/query.tsx'
import { holdToken } from '../hr/frame/token.ts'
import { type DraftField, usePage } from './api.ts'
import { ConflictCard } from './conflict-card.tsx'
import { useDraft } from './draft.ts'
import { Fields } from './fields.tsx'
import { answerCalls, buildField } from './testing/build.ts'

const NAME = { slug: 'v2', section: 'survey', key: '14' }
const PAGE = '/api/admin/studio/page/v2/survey/14'
const CHANGE = '/api/admin/studio/change'

beforeEach(() => {
  queryClient.clear()
  indexedDB.deleteDatabase('thrive-studio')
  holdToken('a-token')
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

function show(fields: DraftField[], lang: 'en' | 'nl' = 'en', change: unknown = { number: 12, problems: [] }) {
  const sent = answerCalls({ [PAGE]: { fields, problems: [], films: [] }, [CHANGE]: change })
  const Form = withQueries(function Form() {
    const { data: page } = usePage(NAME)
    const draft = useDraft('v2')
    return page && draft ? (
      <>
        <ConflictCard name={NAME} page={page} draft={draft} />
        <Fields slug="v2" page={page} lang={lang} draft={draft} misfits={[]} />
        <output data-testid="state">{draft.snapshot.state}</output>
      </>
    ) : null
  })
  render(<Form />)
  return sent
}

const TITLE = buildField('survey/14/title', 'line', { en: 'Team check-in', nl: null }, { most: 60 })
const TIP = buildField(
  'survey/14/tip',
  'line',
  { en: 'One word each.', nl: 'Eén woord.' },
  { most: 80, optional: true },
)

test('opening and leaving fields writes nothing; what is typed is sent with the number it was made on', async () => {
  const sent = show([TITLE, TIP])
  const title = await screen.findByLabelText('Title')
  fireEvent.focus(title)
  fireEvent.blur(title)
  expect(sent).toEqual([])
  fireEvent.change(title, { target: { value: 'How are we?' } })
  expect(screen.getByText('11 of 60')).toBeTruthy()
  fireEvent.blur(title)
  await waitFor(() => expect(sent).toEqual([`${CHANGE} v2 survey/14/title en "How are we?" 0`]))
  await waitFor(() => expect(screen.getByTestId('state').textContent).toBe('saved'))
})

test('a language without words shows the English in grey, and an emptied one is taken away', async () => {
  const sent = show([TITLE, TIP], 'nl')
  const title = (await screen.findByLabelText('Title')) as HTMLInputElement
  expect(title.value).toBe('')
  expect(title.placeholder).toBe('Team check-in')
  const tip = screen.getByLabelText(/Tip of the professor/)
  fireEvent.change(tip, { target: { value: '' } })
  fireEvent.blur(tip)
  await waitFor(() => expect(sent).toEqual([`${CHANGE} v2 survey/14/tip nl null 0`]))
})

test('a time is read as minutes and seconds; one that is none stays here and says why', async () => {
  const sent = show([buildField('survey/14/timer/seconds', 'seconds', { en: 300 })])
  const timer = (await screen.findByLabelText('Timer')) as HTMLInputElement
  expect(timer.value).toBe('5:00')
  fireEvent.change(timer, { target: { value: 'soon' } })
  fireEvent.blur(timer)
  expect(screen.getByRole('alert').textContent).toContain('This is no time such as 8:00.')
  expect(sent).toEqual([])
  expect(screen.getByTestId('state').textContent).toBe('unsaved')
  fireEvent.change(timer, { target: { value: '4:30' } })
  fireEvent.blur(timer)
  await waitFor(() => expect(sent).toEqual([`${CHANGE} v2 survey/14/timer/seconds en 270 0`]))
})

test('options keep their values when they move, and a new one has none', async () => {
  const options = [
    { value: 'A', label: 'Empathy' },
    { value: 'B', label: 'Trust' },
  ]
  const place = 'survey/14/group/questions/27/options'
  const sent = show([buildField(place, 'options', { en: options }, { most: 80, agreed: true })])
  await userEvent.click(await screen.findByRole('button', { name: 'Move Option 2 up' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toContain('[{"value":"B","label":"Trust"},{"value":"A","label":"Empathy"}]')
  await userEvent.click(screen.getByRole('button', { name: 'Add an option' }))
  fireEvent.change(screen.getByLabelText('Option 3'), { target: { value: 'Humour' } })
  fireEvent.blur(screen.getByLabelText('Option 3'))
  await waitFor(() => expect(sent.at(-1)).toContain('{"value":null,"label":"Humour"}]'))
  expect(screen.getByText('Wording marked “As agreed” was agreed for this workshop. It can be changed.')).toBeTruthy()
})

test('another author was faster: mine, theirs and what both began from; theirs sends nothing more', async () => {
  const theirs = buildField('survey/14/title', 'line', { en: 'Team check-in' }, { most: 60 })
  const refusal = () => {
    Object.assign(theirs.languages.en ?? {}, { draft: 'Their title', number: 9, by: 'jan@example.org', state: 'draft' })
    return Response.json({ error: 'changed-meanwhile', message: 'x', now: {} }, { status: 409 })
  }
  const sent = show([theirs], 'en', refusal)
  const title = await screen.findByLabelText('Title')
  fireEvent.change(title, { target: { value: 'My title' } })
  fireEvent.blur(title)
  const conflict = await screen.findByRole('alertdialog', {
    name: 'jan@example.org changed this page while you were writing',
  })
  expect(conflict.textContent).toContain('My title')
  expect(conflict.textContent).toContain('Their title')
  expect(conflict.textContent).toContain('Both began from Team check-in')
  await userEvent.click(screen.getByRole('radio', { name: /jan@example.org/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save what I chose' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Their title')
  expect(sent).toHaveLength(1)
})
