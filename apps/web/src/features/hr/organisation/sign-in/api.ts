import { useQuery } from '@tanstack/react-query'
import type { Response as Answer, Input } from '@thrive/contract'
import { FIRST_ROLES, SIGN_IN_CHECKS, SIGN_IN_FAULTS } from '@thrive/domain'
import { queryClient } from '../../../../lib/query.tsx'
import { isFlag, isListOf, isNumber, isOneOf, isRecord, isSaved, isText, orNull } from '../../../../lib/shape.ts'
import { ask } from '../../frame/api.ts'

export type SignIn = Answer<'GET /api/admin/sign-in'>
export type Person = SignIn['owners'][number]
export type Checks = Answer<'POST /api/admin/sign-in/test'>['checks']

const isPerson = isRecord<Person>({ id: isNumber, name: orNull(isText), email: isText })
const isInUse = isRecord<NonNullable<SignIn['inUse']>>({
  issuer: isText,
  clientId: isText,
  clientSecretEnd: orNull(isText),
  sameSecret: isFlag,
  domains: isListOf(isText),
  onlyWay: isFlag,
  emergency: orNull(isNumber),
  testedAt: orNull(isText),
})
const isSignIn = isRecord<SignIn>({
  organisation: orNull(isText),
  inUse: orNull(isInUse),
  on: isFlag,
  issuer: isText,
  clientId: isText,
  clientSecretEnd: orNull(isText),
  domains: isListOf(isText),
  onlyInvited: isFlag,
  firstRole: isOneOf(...FIRST_ROLES),
  onlyWay: isFlag,
  emergency: orNull(isNumber),
  savedAt: orNull(isText),
  testedAt: orNull(isText),
  factorRequired: isFlag,
  redirect: orNull(isText),
  canKeepSecrets: isFlag,
  owners: isListOf(isPerson),
  withoutFactor: isListOf(isPerson),
})
const isChecks = isRecord<Answer<'POST /api/admin/sign-in/test'>>({
  checks: isListOf(
    isRecord<Checks[number]>({
      check: isOneOf(...SIGN_IN_CHECKS),
      fault: orNull(isOneOf(...SIGN_IN_FAULTS)),
      done: isFlag,
    }),
  ),
})

const KEY = ['admin', 'sign-in']

export const useSignIn = () =>
  useQuery({ queryKey: KEY, queryFn: () => ask('GET /api/admin/sign-in', {}, isSignIn), staleTime: 0 })

export async function saveSignIn(wish: Input<'POST /api/admin/sign-in'>): Promise<void> {
  await ask('POST /api/admin/sign-in', wish, isSaved)
  await refreshSignIn()
}

/** Refetches what is saved and what is in use. */
export async function refreshSignIn(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: KEY })
  await queryClient.invalidateQueries({ queryKey: ['sign-in'] })
}

export const testIssuer = async (issuer: string): Promise<Checks> =>
  (await ask('POST /api/admin/sign-in/test', { issuer }, isChecks)).checks
