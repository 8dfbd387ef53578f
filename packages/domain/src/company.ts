/** Why somebody is sent to the company: to get in, to prove who is there, or to try the settings. */
export const COMPANY_PURPOSES = ['sign-in', 'confirm', 'test'] as const
export type CompanyPurpose = (typeof COMPANY_PURPOSES)[number]

/** What whoever comes from the company for the first time may become. */
export const FIRST_ROLES = ['analyst', 'author'] as const
export type FirstRole = (typeof FIRST_ROLES)[number]

/** What is looked at when the connection to the company is tested, in this order. */
export const SIGN_IN_CHECKS = ['answers', 'same-issuer', 'features', 'keys'] as const
export type SignInCheck = (typeof SIGN_IN_CHECKS)[number]

/** What a check may find wrong. */
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

/** Lower-case names with a dot, as they stand behind the @; anything else is not one. */
export function readDomain(text: string): string | null {
  const name = text.trim().toLowerCase().replace(/^@/, '')
  const isName =
    name.length <= 253 && /^[\p{L}\d]([\p{L}\d-]*[\p{L}\d])?(\.[\p{L}\d]([\p{L}\d-]*[\p{L}\d])?)+$/u.test(name)
  return isName ? name : null
}
