import './button.css'
import { classNames } from '../layout/class-names.ts'

export interface ButtonShape {
  look?: 'primary' | 'second' | 'quiet' | undefined
  big?: boolean | undefined
  round?: boolean | undefined
  /** A ring grows out of the button: the step is done, and this is what to press. */
  ready?: boolean | undefined
}

/** For links that look like buttons. */
export function buttonClass({ look = 'primary', big, round, ready }: ButtonShape): string {
  return classNames('btn', look !== 'primary' && look, big && 'big', round && 'round', ready && 'ready')
}
