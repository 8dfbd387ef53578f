/** Why a member is sent to the company's sign-in: to log in, to prove their identity, or to test the settings. */
export const COMPANY_PURPOSES = ['sign-in', 'confirm', 'test'] as const
export type CompanyPurpose = (typeof COMPANY_PURPOSES)[number]

/** Roles that a first company sign-in may get. */
export const FIRST_ROLES = ['viewer', 'analyst', 'author'] as const
export type FirstRole = (typeof FIRST_ROLES)[number]

/** The checks of a connection test, in order. */
export const SIGN_IN_CHECKS = ['answers', 'same-issuer', 'features', 'keys'] as const
export type SignInCheck = (typeof SIGN_IN_CHECKS)[number]

export const SIGN_IN_FAULTS = [
  'not-https',
  'no-answer',
  'not-openid',
  'other-issuer',
  'no-code-flow',
  'no-pkce',
  'no-email',
  'no-client-secret',
  'no-keys',
] as const
export type SignInFault = (typeof SIGN_IN_FAULTS)[number]

/** Returns the domain in lower case without a leading @, or null if it is not one. */
export function readDomain(text: string): string | null {
  const name = text.trim().toLowerCase().replace(/^@/, '')
  const isName =
    name.length <= 253 && /^[\p{L}\d]([\p{L}\d-]*[\p{L}\d])?(\.[\p{L}\d]([\p{L}\d-]*[\p{L}\d])?)+$/u.test(name)
  return isName ? name : null
}
