import { useQuery } from '@tanstack/react-query'
import type { Response as Answer, Input } from '@thrive/contract'
import { ROLES } from '@thrive/domain'
import { queryClient } from '../../../../lib/query.tsx'
import {
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isRecord,
  isSaved,
  isText,
  isTrue,
  orNull,
} from '../../../../lib/shape.ts'
import { ask } from '../../frame/api.ts'

export type People = Answer<'GET /api/admin/people'>
export type Person = People['people'][number]
export type Invitation = People['invitations'][number]

const isRole = isOneOf(...ROLES)
const isPeople = isRecord<People>({
  organisation: isText,
  people: isListOf(
    isRecord<Person>({
      id: isNumber,
      name: orNull(isText),
      email: isText,
      role: isRole,
      factor: isOneOf('on', 'off', 'company'),
      seen: orNull(isText),
      you: isFlag,
      disabled: isFlag,
      fixed: orNull(isOneOf('last-owner', 'emergency-owner')),
    }),
  ),
  invitations: isListOf(isRecord<Invitation>({ id: isNumber, email: isText, role: isRole, expires: isText })),
  mails: isFlag,
  factorRequired: isFlag,
  auditMonths: isNumber,
})

export const usePeople = () =>
  useQuery({ queryKey: ['admin', 'people'], queryFn: () => ask('GET /api/admin/people', {}, isPeople), staleTime: 0 })

/** Also refetches the account, because owners may change their own role. */
const refetchPeople = async () => {
  await queryClient.invalidateQueries({ queryKey: ['admin', 'people'] })
  await queryClient.invalidateQueries({ queryKey: ['admin', 'account'] })
}

export async function setRole(person: Person, role: Person['role']): Promise<void> {
  await ask('POST /api/admin/people/role', { person: String(person.id), role }, isSaved)
  await refetchPeople()
}

export async function removePerson(person: Person): Promise<void> {
  await ask('POST /api/admin/people/remove', { person: String(person.id) }, isRecord({ removed: isTrue }))
  await refetchPeople()
}

export async function invite(input: Input<'POST /api/admin/people/invite'>) {
  const isInvited = isRecord({ invitation: isNumber, mailed: isFlag })
  const invited = await ask('POST /api/admin/people/invite', input, isInvited)
  const link = invited.mailed ? null : await renew(invited.invitation, 'link')
  await refetchPeople()
  return link
}

/** Returns a link to hand over, or null if it is mailed. */
export async function renew(invitation: number, by: 'mail' | 'link'): Promise<string | null> {
  const input = { invitation: String(invitation), by }
  const { link } = await ask('POST /api/admin/people/invitation/renew', input, isRecord({ link: orNull(isText) }))
  await refetchPeople()
  return link && new URL(link, location.origin).href
}

export async function withdraw(invitation: number): Promise<void> {
  const input = { invitation: String(invitation) }
  await ask('POST /api/admin/people/invitation/withdraw', input, isRecord({ withdrawn: isTrue }))
  await refetchPeople()
}

export const nameOf = ({ name, email }: Person) => name ?? email
