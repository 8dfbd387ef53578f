/** What was typed, and what comes next: the company's sign-in, or the code of a second factor. */
export interface Typed {
  username: string
  password: string
  /** Whoever asked for a password is not sent to the company for their address. */
  byPassword: boolean
  step: 'first' | 'company' | 'code'
}

export const NOTHING: Typed = { username: '', password: '', byPassword: false, step: 'first' }
