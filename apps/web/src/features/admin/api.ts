import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Response as Answer, CallName, Input } from '@thrive/contract'
import { call, isStatus } from '../../lib/api.ts'
import { heldToken, holdToken } from './token.ts'

export type TeamRow = Answer<'GET /api/admin/table'>['dashboard_table_data'][number]
export type Insight = Answer<'GET /api/admin/insight'>
export type SingleResult = Answer<'GET /api/admin/single/:uuid'>
export type AuditLine = Answer<'GET /api/admin/audit'>['lines'][number]

/** A call of HR. A login that the server no longer knows ends here, and the frame leads to the login screen. */
export async function ask<Name extends CallName>(name: Name, input: Input<Name>): Promise<Answer<Name>> {
  const token = heldToken() ?? undefined
  try {
    return await call(name, input, { token })
  } catch (error) {
    if (isStatus(error, 401)) holdToken(null)
    throw error
  }
}

export async function logIn(username: string, password: string): Promise<void> {
  const { token } = await call('POST /api/admin/login', { email: username, password })
  holdToken(token)
}

/** Without a line the server cannot be told, but this browser forgets the login all the same. */
export async function logOut(): Promise<void> {
  await ask('POST /api/admin/logout', {}).catch(() => {})
  holdToken(null)
}

/** Teams finish all the time: what is shown is asked anew, and stands until the answer is there. */
const LIVE = { staleTime: 0, placeholderData: keepPreviousData } as const

export const useTeams = (query: Input<'GET /api/admin/table'>) =>
  useQuery({ queryKey: ['admin', 'table', query], queryFn: () => ask('GET /api/admin/table', query), ...LIVE })

const RECOUNTING_MS = 5_000

export const useInsight = (query: Input<'GET /api/admin/insight'>) =>
  useQuery({
    queryKey: ['admin', 'insight', query],
    queryFn: () => ask('GET /api/admin/insight', query),
    refetchInterval: ({ state }) => state.data?.recounting && RECOUNTING_MS,
    ...LIVE,
  })

export const useAudit = (cursor: string | undefined) =>
  useQuery({ queryKey: ['admin', 'audit', cursor], queryFn: () => ask('GET /api/admin/audit', { cursor }), ...LIVE })

export const useVersions = () =>
  useQuery({ queryKey: ['versions'], queryFn: () => call('GET /api/version/all', {}), staleTime: 60_000 })

/**
 * Each opening is asked for, and so leaves its line in the audit log; nothing of it is kept. One after the other,
 * because only the first knows a team that was erased from a login that ended.
 */
export const useResult = (uuid: string) =>
  useQuery({
    queryKey: ['admin', 'single', uuid],
    queryFn: async () => {
      const single = await ask('GET /api/admin/single/:uuid', { uuid })
      return { single, workshop: await ask('GET /api/version/plan/:uuid', { uuid }) }
    },
    gcTime: 0,
  })
