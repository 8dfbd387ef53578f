import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Response as Answer, CallName, Input } from '@thrive/contract'
import { AUDIT_KINDS, LOCALES, type Locale, ROLES } from '@thrive/domain'
import { ApiError, call, NotOurAnswer } from '../../../lib/api.ts'
import { queryClient } from '../../../lib/query.tsx'
import {
  type Check,
  hasFields,
  isFlag,
  isList,
  isListOf,
  isNumber,
  isObject,
  isOneOf,
  isRecord,
  isSaved,
  isText,
  isTrue,
  orNull,
} from '../../../lib/shape.ts'
import { isEarlierSession } from '../../earlier/api.ts'
import { isPlan, isVersions } from '../../session/shapes.ts'
import { askForProof } from './proof-store.ts'
import { heldToken, holdToken } from './token.ts'

export type TeamRow = Answer<'GET /api/admin/table'>['dashboard_table_data'][number]
export type Insight = Answer<'GET /api/admin/insight'>
export type FinishedTeam = Answer<'GET /api/admin/single/:uuid'>
export type AuditEntry = Answer<'GET /api/admin/audit'>['lines'][number]

const isTeams = isRecord<Answer<'GET /api/admin/table'>>({
  dashboard_table_data: isListOf(
    isRecord<TeamRow>({
      uuid: isText,
      version_name: isText,
      version_slug: isText,
      name: orNull(isText),
      finished: isText,
      day: isText,
      email: isText,
    }),
  ),
  next_cursor: orNull(isText),
  total: orNull(isRecord({ teams: isNumber, more: isFlag })),
})
const isInsight = hasFields<Insight>({
  teams: isNumber,
  scores: isObject,
  months: isList,
  journeys: isList,
  opinions: isList,
  choices: isList,
  rankings: isList,
})
const isAudit = isRecord<Answer<'GET /api/admin/audit'>>({
  lines: isListOf(
    hasFields<AuditEntry>({
      at: isText,
      who: isText,
      what: isText as Check<AuditEntry['what']>,
      kind: isOneOf(...AUDIT_KINDS),
      changes: isList,
    }),
  ),
  next_cursor: orNull(isText),
  counts: orNull(
    isRecord({ looked: isNumber, changed: isNumber, erased: isNumber, refused: isNumber, login: isNumber }),
  ),
  months: isNumber,
  timeZone: isText,
})
// A node of the previous release does not send the look-backs.
const isSingle = hasFields<FinishedTeam>({
  version: isRecord({ name: isText, slug: isText }),
  name: orNull(isText),
  email: isText,
  finished: orNull(isText),
  day: orNull(isText),
  answers: isListOf(isRecord({ question_id: isNumber, value: isText })),
  opinions: isListOf(isRecord({ type: isOneOf('experience', 'relevant'), score: isNumber })),
  earlier: orNull(isEarlierSession),
})

/**
 * Makes a call for HR. If the server no longer knows the login, it ends here and the frame leads to the login screen.
 * If the server wants proof of identity, a dialog asks for it, and the call is made again.
 */
export async function ask<Name extends CallName>(
  name: Name,
  input: Input<Name>,
  check: Check<Answer<Name>>,
  { keepalive = false } = {},
): Promise<Answer<Name>> {
  const token = heldToken()
  try {
    return await call(name, input, check, { token: token ?? undefined, keepalive })
  } catch (error) {
    // Ignore a late answer to a previous login, which somebody ended meanwhile.
    const isCurrentLogin = token !== null && token === heldToken()
    if (error instanceof ApiError && error.status === 401 && isCurrentLogin) holdToken(null, reasonOf(error))
    if (error instanceof ApiError && error.code === 'proof-needed' && (await askForProof()))
      return ask(name, input, check, { keepalive })
    // An owner changed the role or the rules meanwhile: update the frame.
    if (error instanceof ApiError && ['not-your-role', 'factor-needed'].includes(error.code))
      void queryClient.invalidateQueries({ queryKey: ['admin', 'account'] })
    throw error
  }
}

/** The code, and the minutes that its sentence mentions. */
const reasonOf = ({ code, details }: ApiError) => [code, details.minutes ?? []].flat().join(' ')

export async function logIn(username: string, password: string, code?: string): Promise<void> {
  const typed = { email: username, password, code }
  const { token } = await call('POST /api/admin/login', typed, isRecord({ token: isText }))
  holdToken(token)
}

/** Without a connection the server does not learn of it, but this browser still forgets the login. */
export async function logOut(): Promise<void> {
  await ask('POST /api/admin/logout', {}, isRecord({ loggedOut: isTrue })).catch(() => {})
  holdToken(null)
}

/** Teams finish all the time: refetch the data, and keep showing the old data until the new arrives. */
const LIVE = { staleTime: 0, placeholderData: keepPreviousData } as const

export const useTeams = (query: Input<'GET /api/admin/table'>) =>
  useQuery({ queryKey: ['admin', 'table', query], queryFn: () => ask('GET /api/admin/table', query, isTeams), ...LIVE })

const RECOUNTING_MS = 5_000

export const useInsight = (query: Input<'GET /api/admin/insight'>, enabled = true) =>
  useQuery({
    queryKey: ['admin', 'insight', query],
    queryFn: () => ask('GET /api/admin/insight', query, isInsight),
    refetchInterval: ({ state }) => state.data?.recounting && RECOUNTING_MS,
    enabled,
    ...LIVE,
  })

export const useAudit = (query: Omit<Input<'GET /api/admin/audit'>, 'cursor'>, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: ['admin', 'audit', query],
    queryFn: ({ pageParam }) => ask('GET /api/admin/audit', { ...query, cursor: pageParam }, isAudit),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    enabled,
    ...LIVE,
  })

export type Account = Answer<'GET /api/admin/account'>

const isAccount = isRecord<Account>({
  email: isText,
  name: orNull(isText),
  role: isOneOf(...ROLES),
  lang: orNull(isOneOf(...LOCALES)),
  mustSetFactor: isFlag,
  hasPassword: isFlag,
  byCompany: isFlag,
  factor: orNull(isRecord({ since: isText, codesLeft: isNumber })),
  organisation: isText,
  timeZone: isText,
  owner: orNull(isText),
})

export const useAccount = () =>
  useQuery({ queryKey: ['admin', 'account'], queryFn: () => ask('GET /api/admin/account', {}, isAccount) })

/** The organisation's time zone, which decides on which day something happened. */
export const useTimeZone = (): string | undefined => useAccount().data?.timeZone

const changeAccount = (change: Partial<Account>) =>
  queryClient.setQueryData<Account>(['admin', 'account'], (account) => account && { ...account, ...change })

export const refreshAccount = () => queryClient.invalidateQueries({ queryKey: ['admin', 'account'] })

export async function chooseLang(lang: Locale): Promise<void> {
  await ask('POST /api/admin/lang', { lang }, isSaved)
  changeAccount({ lang })
}

export async function saveName(name: string): Promise<void> {
  await ask('POST /api/admin/name', { name }, isSaved)
  changeAccount({ name: name.trim() || null })
}

export const useVersions = () =>
  useQuery({ queryKey: ['versions'], queryFn: () => call('GET /api/version/all', {}, isVersions), staleTime: 60_000 })

/**
 * Returns null if no photo was taken. The token identifies the viewer, and each view adds an entry to the audit log.
 */
export const usePhoto = (uuid: string) =>
  useQuery({
    queryKey: ['admin', 'photo', uuid],
    queryFn: async () => {
      const headers = { Authorization: `Bearer ${heldToken()}` }
      const response = await fetch(`/photo/${encodeURIComponent(uuid)}`, {
        headers,
        signal: AbortSignal.timeout(20_000),
      })
      // Read in any case: an answer that is not read keeps its connection until the time is over.
      const photo = await response.blob()
      if (response.status === 404) return null
      if (response.status >= 500) throw new ApiError(response.status, 'unexpected')
      if (!response.headers.get('content-type')?.startsWith('image/')) throw new NotOurAnswer('not a photo')
      return photo
    },
    gcTime: 0,
  })

/**
 * Never cached: each view is fetched, and so adds an entry to the audit log. One call after the other, because only the
 * first can distinguish an erased team from a login that has ended.
 */
export const useFinishedTeam = (uuid: string, lang: Locale) =>
  useQuery({
    queryKey: ['admin', 'single', uuid, lang],
    queryFn: async () => {
      const single = await ask('GET /api/admin/single/:uuid', { uuid }, isSingle)
      return { single, workshop: await ask('GET /api/version/plan/:uuid', { uuid, lang }, isPlan) }
    },
    gcTime: 0,
  })
