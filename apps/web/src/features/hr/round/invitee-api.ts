import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Response as Answer, Input } from '@thrive/contract'
import { INVITEE_MAILS, INVITEE_STATES, LOCALES } from '@thrive/domain'
import { isListOf, isNumber, isOneOf, isRecord, isSaved, isText, isTrue, orNull } from '../../../lib/shape.ts'
import { ask } from '../frame/api.ts'
import { isLink, startDownload } from '../frame/download.ts'
import { refetchRound } from './api.ts'

type Invitees = Answer<'GET /api/admin/round/invitees/:round'>
export type Invitee = Invitees['invitees'][number]
export type InviteeQuery = Omit<Input<'GET /api/admin/round/invitees/:round'>, 'round'>

const isInvitees = isRecord<Invitees>({
  invitees: isListOf(
    isRecord<Invitee>({
      id: isNumber,
      email: isText,
      name: isText,
      lang: isOneOf(...LOCALES),
      labels: isListOf(isText),
      team: orNull(isText),
      state: isOneOf(...INVITEE_STATES),
      page: orNull(isNumber),
      pages: isNumber,
      mail: isOneOf(...INVITEE_MAILS),
      mails: isNumber,
      mail_says: orNull(isText),
      mail_at: orNull(isText),
      mail_by: orNull(isText),
      last_sign: orNull(isText),
      copied_at: orNull(isText),
      uuid: orNull(isText),
    }),
  ),
  next_cursor: orNull(isText),
  counts: isRecord({ invited: isNumber, opened: isNumber, started: isNumber, finished: isNumber }),
})

/** Below the round's key, so that refetching a round refetches its invitees too. */
export const useInvitees = (round: number, query: InviteeQuery) =>
  useQuery({
    queryKey: ['admin', 'round', String(round), 'invitees', query],
    queryFn: () => ask('GET /api/admin/round/invitees/:round', { round: String(round), ...query }, isInvitees),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

const idOf = ({ id }: Invitee) => ({ invitee: String(id) })

/** Returns the whole address of the invitee's link. Each call leaves an entry in the audit log. */
export async function linkOf(round: number, invitee: Invitee): Promise<string> {
  const { link } = await ask('POST /api/admin/round/invitee/link', idOf(invitee), isRecord({ link: isText }))
  void refetchRound(round)
  return new URL(link, location.origin).href
}

export async function correctAddress(round: number, invitee: Invitee, email: string): Promise<void> {
  await ask('POST /api/admin/round/invitee/correct', { ...idOf(invitee), email }, isSaved)
  await refetchRound(round)
}

export async function markReturned(round: number, invitee: Invitee, returned: boolean): Promise<void> {
  const mark = { ...idOf(invitee), returned: returned ? 'true' : 'false' } as const
  await ask('POST /api/admin/round/invitee/returned', mark, isSaved)
  await refetchRound(round)
}

export async function withdrawInvitee(round: number, invitee: Invitee): Promise<void> {
  await ask('POST /api/admin/round/invitee/withdraw', idOf(invitee), isRecord({ withdrawn: isTrue }))
  await refetchRound(round)
}

export async function eraseInvitee(round: number, invitee: Invitee): Promise<void> {
  await ask('POST /api/admin/round/invitee/erase', idOf(invitee), isRecord({ erased: isTrue }))
  await refetchRound(round)
}

type Reminded = Answer<'POST /api/admin/round/remind'>

/** Writes to those who stand at these states, or to these invitees. */
export async function remind(
  round: number,
  whom: { states: readonly string[] } | { invitees: readonly number[] },
  message: string,
): Promise<Reminded> {
  const [field, list] = 'states' in whom ? (['states', whom.states] as const) : (['invitees', whom.invitees] as const)
  const isReminded = isRecord<Reminded>({ mails: isNumber, 'left-out': isNumber })
  const input = { round: String(round), [field]: JSON.stringify(list), message }
  const reminded = await ask('POST /api/admin/round/remind', input, isReminded)
  await refetchRound(round)
  return reminded
}

export async function downloadInvitees(round: number, format: 'csv' | 'xlsx', lang: Invitee['lang']): Promise<void> {
  startDownload((await ask('POST /api/admin/round/export', { round: String(round), format, lang }, isLink)).url)
}
