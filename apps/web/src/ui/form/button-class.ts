import './button.css'
import { classNames } from '../layout/class-names.ts'

export interface ButtonShape {
  look?: 'primary' | 'second' | 'quiet' | 'danger' | undefined
  big?: boolean | undefined
  round?: boolean | undefined
  /** Low and without a ledge, for tables and bars. */
  slim?: boolean | undefined
  /** A ring grows out of the button: the step is done, and this is what to press. */
  ready?: boolean | undefined
}

/** For links that look like buttons. */
export function buttonClass({ look = 'primary', big, round, slim, ready }: ButtonShape): string {
  return classNames('btn', look !== 'primary' && look, big && 'big', round && 'round', slim && 'slim', ready && 'ready')
}
