import { useQuery } from '@tanstack/react-query'
import type { Response as Answer, Input } from '@thrive/contract'
import { COMPANY_PURPOSES, type CompanyPurpose } from '@thrive/domain'
import { call } from '../../../lib/api.ts'
import { type Check, isFlag, isListOf, isOneOf, isRecord, isText, orNull } from '../../../lib/shape.ts'
import { heldToken } from './token.ts'

export type Ways = Answer<'GET /api/sign-in'>
export type Returned = Answer<'POST /api/company/finish'>

const isWays = isRecord<Ways>({
  company: isFlag,
  name: orNull(isText),
  at: orNull(isText),
  domains: isListOf(isText),
  passwords: isFlag,
})

/** The default while the server cannot be asked: passwords. */
export const PASSWORDS_ONLY: Ways = { company: false, name: null, at: null, domains: [], passwords: true }

export const useWays = () =>
  useQuery({
    queryKey: ['sign-in'],
    queryFn: () => call('GET /api/sign-in', {}, isWays),
    retry: false,
    staleTime: 60_000,
  })

/** Why the browser went to the company, for its return; stored per window. */
const PURPOSE = 'company_purpose'

export function takePurpose(): CompanyPurpose {
  try {
    const kept = sessionStorage.getItem(PURPOSE)
    sessionStorage.removeItem(PURPOSE)
    return COMPANY_PURPOSES.find((purpose) => purpose === kept) ?? 'sign-in'
  } catch {
    return 'sign-in'
  }
}

function keepPurpose(purpose: CompanyPurpose) {
  try {
    sessionStorage.setItem(PURPOSE, purpose)
  } catch {
    // The return is treated as a sign-in, and shows an error if it was none.
  }
}

/** Leaves for the company's sign-in. Resolves only when the page is about to unload. */
export async function goToCompany(asked: Input<'POST /api/company/start'>): Promise<void> {
  const token = asked.purpose === 'sign-in' ? undefined : (heldToken() ?? undefined)
  const { url } = await call('POST /api/company/start', asked, isRecord({ url: isText }), { token })
  keepPurpose(asked.purpose)
  location.assign(url)
}

const optional =
  <Shape>(check: Check<Shape>): Check<Shape | undefined> =>
  (value): value is Shape | undefined =>
    value === undefined || check(value)

const isReturned = isRecord<Returned>({
  purpose: isOneOf(...COMPANY_PURPOSES),
  token: optional(isText),
  email: optional(isText),
  name: optional(orNull(isText)),
})

export const comeBack = (sent: Input<'POST /api/company/finish'>): Promise<Returned> =>
  call('POST /api/company/finish', sent, isReturned, { token: heldToken() ?? undefined })
