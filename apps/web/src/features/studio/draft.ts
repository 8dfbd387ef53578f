import { useQuery } from '@tanstack/react-query'
import type { Locale } from '@thrive/domain'
import { useSyncExternalStore } from 'react'
import { type ChangeRow, type Changes, type ChangesSnapshot, openChanges } from '../../lib/outbox/changes.ts'
import { openDatabase } from '../../lib/outbox/database.ts'
import { queryClient } from '../../lib/query.tsx'
import { isNumber, isRecord } from '../../lib/shape.ts'
import { ask, useAccount } from '../hr/frame/api.ts'
import { pageOfPlace } from './addresses.ts'
import { areProblems, type PageName, type Problem, refetchPage, setPage, type Value } from './api.ts'

/** The changes of this author to one draft, and what becomes of them. */
export interface Draft {
  changes: Changes
  snapshot: ChangesSnapshot
}

/** The draft stays open from one screen to the next, and is closed after this long without a screen. */
const LEFT_MS = 10_000
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'removed' && query.queryKey[1] === 'draft') void close(query.state.data as Changes | undefined)
})

async function close(changes: Changes | undefined) {
  await changes?.flush()
  await changes?.stored()
  changes?.close()
}

/** How many places only this browser has. */
export const countUnsaved = ({ changes, texts }: ChangesSnapshot) => new Set([...changes.keys(), ...texts.keys()]).size

/** Names a place in a language; a place may contain spaces. */
export const idOf = (place: string, lang: Locale) => `${lang} ${place}`
const placeIn = (id: string) => {
  const [lang = 'en', ...place] = id.split(' ')
  return { lang: lang as Locale, place: place.join(' ') }
}

/** Browsers send at most 64 KB for a closed page; the rest waits until it is opened again. */
const KEEPALIVE_LIMIT = 20_000

const isChanged = isRecord({ number: isNumber, problems: areProblems })

const nameOf = (slug: string, place: string): PageName => ({ slug, ...pageOfPlace(place) })

async function send(slug: string, by: string, row: ChangeRow, keepalive: boolean): Promise<number> {
  const { place, lang } = placeIn(row.id)
  const input = { slug, place, lang, value: row.value, base: String(row.base ?? 0) }
  const small = keepalive && row.value.length < KEEPALIVE_LIMIT
  const { number, problems } = await ask('POST /api/admin/studio/change', input, isChanged, { keepalive: small })
  note(nameOf(slug, place), { place, lang, by, number, problems, value: JSON.parse(row.value) as Value })
  for (const part of ['overview', 'pages', 'changes'])
    void queryClient.invalidateQueries({ queryKey: ['studio', part] })
  return number
}

interface Noted {
  place: string
  lang: Locale
  value: Value
  number: number
  problems: Problem[]
  by: string
}

/** Shows what the server has just saved, without asking again. */
const note = (name: PageName, { place, lang, value, number, problems, by }: Noted) =>
  setPage(name, (page) => ({
    ...page,
    problems,
    fields: page.fields.map((field) => {
      const before = field.languages[lang]
      if (field.place !== place || !before) return field
      const isPublished = JSON.stringify(value) === JSON.stringify(before.published)
      const isMissing = value === null && lang !== 'en'
      const after = {
        ...before,
        draft: isPublished ? null : value,
        number,
        by,
        at: new Date().toISOString(),
        state: isPublished && !isMissing ? ('done' as const) : isMissing ? ('missing' as const) : ('draft' as const),
      }
      return { ...field, languages: { ...field.languages, [lang]: after } }
    }),
  }))

async function openDraft(slug: string, by: string): Promise<Changes> {
  // A database of its own: handing a computer to another team drops what teams left, and not an author's work.
  const database = await openDatabase('thrive-studio').catch(() => null)
  const connection = {
    send: (row: ChangeRow, keepalive: boolean) => send(slug, by, row, keepalive),
    onRefused: (row: ChangeRow) => void refetchPage(nameOf(slug, placeIn(row.id).place)),
  }
  return openChanges(`${slug} ${by}`, connection, database)
}

const NOTHING: ChangesSnapshot = { changes: new Map(), texts: new Map(), state: 'saved', savedAt: null }
const never = () => () => {}

/**
 * The draft of a workshop, as this author changes it; undefined until this browser's storage has answered. Every screen
 * of a workshop opens it, so that what a closed tab left is sent.
 */
export function useDraft(slug: string): Draft | undefined {
  const email = useAccount().data?.email ?? ''
  const { data: changes } = useQuery({
    queryKey: ['studio', 'draft', slug, email],
    queryFn: () => openDraft(slug, email),
    enabled: email !== '',
    gcTime: LEFT_MS,
  })
  const snapshot = useSyncExternalStore(changes?.subscribe ?? never, changes?.snapshot ?? (() => NOTHING))
  return changes && { changes, snapshot }
}
