/** What was typed, and the current step: the form, the company's sign-in, or the code of a second factor. */
export interface Typed {
  username: string
  password: string
  /** True if the visitor asked for a password: their address does not send them to the company. */
  byPassword: boolean
  step: 'first' | 'company' | 'code'
}

export const NOTHING: Typed = { username: '', password: '', byPassword: false, step: 'first' }
