import type { Input } from '@thrive/contract'
import type { Person, SignIn } from './api.ts'

/** The settings that an owner may change, while unsaved. */
export type Draft = Pick<
  SignIn,
  'on' | 'issuer' | 'clientId' | 'domains' | 'onlyInvited' | 'firstRole' | 'onlyWay' | 'emergency' | 'factorRequired'
> & {
  /** Null keeps the saved secret. */
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

/**
 * Counts the settings that differ from the saved ones. The emergency owner counts only with the rule that needs one.
 */
export function changesIn(draft: Draft, saved: SignIn): number {
  const before = draftOf(saved)
  const names = (Object.keys(before) as (keyof Draft)[]).filter((name) => name !== 'emergency' || draft.onlyWay)
  return names.filter((name) => String(before[name]) !== String(draft[name])).length
}

/** True if company sign-in can be the only way: that needs an owner who keeps a password. */
export const canBeOnlyWay = (draft: Draft, saved: SignIn): boolean => draft.on && saved.owners.length > 0

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
