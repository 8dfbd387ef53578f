import type { Target } from './target.ts'

export interface Case {
  name: string
  call: (target: Target, nth: number) => Promise<unknown>
  /** The highest p95 in milliseconds; it may also be at most one and a half times that of the smallest database. */
  promised?: number
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const year = { from: daysAgo(365), to: daysAgo(1) }
const table = (target: Target, query: Record<string, string>) =>
  target.get(`/api/admin/table?${new URLSearchParams(query)}`)
const insight = (target: Target, query: Record<string, string>) =>
  target.get(`/api/admin/insight?${new URLSearchParams(query)}`)
const cursors = new WeakMap<Target, string>()

/** Returns the start of a later page of the table. */
async function laterPage(target: Target): Promise<string> {
  const cursor = cursors.get(target) ?? (await table(target, { sort: 'name', direction: 'asc' })).next_cursor ?? ''
  cursors.set(target, cursor)
  return cursor
}

/** HR's calls. A case without a promise is only measured and reported, because it grows with what it searches. */
export const HR_CASES: Case[] = [
  { name: 'dashboard, newest 200', call: (target) => table(target, {}), promised: 50 },
  {
    name: 'dashboard, 50 of one version',
    call: (target) => table(target, { version: 'v1', limit: '50' }),
    promised: 50,
  },
  {
    name: 'dashboard, by name, a later page',
    call: async (target) => table(target, { sort: 'name', direction: 'asc', cursor: await laterPage(target) }),
    promised: 50,
  },
  {
    name: 'dashboard, a month',
    call: (target) => table(target, { from: daysAgo(400), to: daysAgo(370) }),
    promised: 50,
  },
  {
    name: 'search by e-mail address',
    call: (target, nth) => table(target, { search: target.team(nth).email }),
    promised: 50,
  },
  {
    name: 'single result',
    call: (target, nth) => target.get(`/api/admin/single/${target.team(nth).uuid}`),
    promised: 50,
  },
  { name: 'insight, a year', call: (target) => insight(target, { version: 'v2', ...year }), promised: 300 },
  { name: 'insight, everything', call: (target) => insight(target, {}), promised: 300 },
  {
    name: 'search by part of an address',
    call: (target, nth) => table(target, { search: target.team(nth).email.split('@')[0] ?? '' }),
  },
  { name: 'search by team name', call: (target, nth) => table(target, { search: target.team(nth).name }) },
  { name: 'search by company (one of 8)', call: (target) => table(target, { search: 'globex' }) },
  { name: 'search by person (one of 192)', call: (target) => table(target, { search: 'noor.mertens' }) },
  { name: 'search by two letters', call: (target) => table(target, { search: 'qu' }) },
  { name: 'search that finds nothing', call: (target) => table(target, { search: 'quetzal' }) },
  { name: 'rounds', call: (target) => target.get('/api/admin/rounds'), promised: 50 },
  { name: 'a round', call: (target, nth) => target.get(`/api/admin/round/${target.round(nth)}`), promised: 50 },
  {
    name: 'invitees of a round, 200 who finished',
    call: (target, nth) => target.get(`/api/admin/round/invitees/${target.round(nth)}?state=finished`),
    promised: 50,
  },
  {
    name: 'search in a round',
    call: (target, nth) => target.get(`/api/admin/round/invitees/${target.round(nth)}?search=c4ca`),
    promised: 100,
  },
  { name: 'audit log', call: (target) => target.get('/api/admin/audit') },
]
