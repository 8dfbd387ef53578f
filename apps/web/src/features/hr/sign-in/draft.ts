import type { Input } from '@thrive/contract'
import type { Person, SignIn } from './api.ts'

/** What an owner may change, while it is not saved. */
export type Draft = Pick<
  SignIn,
  'on' | 'issuer' | 'clientId' | 'domains' | 'onlyInvited' | 'firstRole' | 'onlyWay' | 'emergency' | 'factorRequired'
> & {
  /** Null keeps the one there is. */
  clientSecret: string | null
}

export const draftOf = (saved: SignIn): Draft => ({
  on: saved.on,
  issuer: saved.issuer,
  clientId: saved.clientId,
  clientSecret: null,
  domains: saved.domains,
  onlyInvited: saved.onlyInvited,
  firstRole: saved.firstRole,
  onlyWay: saved.onlyWay,
  emergency: saved.emergency,
  factorRequired: saved.factorRequired,
})

/** How many settings differ from the saved ones. Who is for emergencies belongs to the rule that needs them. */
export function changesIn(draft: Draft, saved: SignIn): number {
  const before = draftOf(saved)
  const names = (Object.keys(before) as (keyof Draft)[]).filter((name) => name !== 'emergency' || draft.onlyWay)
  return names.filter((name) => String(before[name]) !== String(draft[name])).length
}

/** A trial belongs to these: with others it says nothing. */
export const isSameProvider = (draft: Draft, saved: SignIn): boolean =>
  draft.clientSecret === null && draft.issuer === saved.issuer && draft.clientId === saved.clientId

/** Only this way can be switched on once a trial came back with what is set now. */
export const canBeOnlyWay = (draft: Draft, saved: SignIn): boolean =>
  draft.on && saved.testedAt !== null && isSameProvider(draft, saved) && saved.owners.length > 0

export const formOf = (draft: Draft): Input<'POST /api/admin/sign-in'> => ({
  on: draft.on ? 'true' : 'false',
  issuer: draft.issuer,
  clientId: draft.clientId,
  clientSecret: draft.clientSecret ?? undefined,
  domains: JSON.stringify(draft.domains),
  onlyInvited: draft.onlyInvited ? 'true' : 'false',
  firstRole: draft.firstRole,
  onlyWay: draft.onlyWay ? 'true' : 'false',
  emergency: draft.onlyWay && draft.emergency !== null ? String(draft.emergency) : undefined,
  factorRequired: draft.factorRequired ? 'true' : 'false',
})

export const nameOf = ({ name, email }: Person): string => name ?? email
