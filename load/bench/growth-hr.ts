import type { Target } from './target.ts'

export interface Case {
  name: string
  call: (target: Target, nth: number) => Promise<unknown>
  /** The highest p95 in milliseconds; it may also be at most one and a half times that of the smallest database. */
  promised?: number
  /** True if the answer itself is larger in a larger database: only the p95 is promised. */
  isLarger?: true
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
  {
    name: 'team over time, five sessions',
    call: (target, nth) => target.get(`/api/admin/team/${target.team(nth).uuid}`),
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
  { name: 'round list', call: (target) => target.get('/api/admin/rounds'), promised: 50, isLarger: true },
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
  {
    name: 'insight, a round',
    call: (target, nth) => insight(target, { round: String(target.round(nth)) }),
    promised: 300,
  },
  {
    name: 'insight, a round by label, against another',
    call: (target, nth) =>
      target.get(`/api/admin/insight/labels?round=${target.round(nth)}&against=${target.round(nth + 1)}`),
    promised: 300,
  },
  {
    name: 'insight, teams that came back',
    call: (target, nth) =>
      target.get(`/api/admin/insight/same-teams?round=${target.round(nth)}&against=${target.round(nth + 1)}`),
    promised: 300,
    // A small database has one round, which has no other teams.
    isLarger: true,
  },
  {
    name: 'insight, every round',
    call: (target) => target.get('/api/admin/insight/rounds'),
    promised: 300,
    isLarger: true,
  },
  { name: 'insight, texts under Others', call: (target) => target.get('/api/admin/insight/others?version=v2') },
  { name: 'smallest group', call: (target) => target.get('/api/admin/smallest-group'), promised: 300, isLarger: true },
  // It has a bar for each of the newest rounds.
  { name: 'actions', call: (target) => target.get('/api/admin/actions'), promised: 100, isLarger: true },
  {
    name: 'actions, a round by label',
    call: (target, nth) => target.get(`/api/admin/actions?round=${target.round(nth)}&label=0`),
    promised: 100,
  },
  {
    name: 'actions, 50 that are overdue',
    call: (target) => target.get('/api/admin/actions/list?state=overdue'),
    promised: 100,
  },
  {
    name: 'actions, 50 of a value of a round',
    call: (target, nth) =>
      target.get(`/api/admin/actions/list?state=due&round=${target.round(nth)}&label=0&value=Unit%207`),
    promised: 100,
  },
  { name: 'audit log', call: (target) => target.get('/api/admin/audit') },
]
