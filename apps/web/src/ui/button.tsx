import type { ComponentProps } from 'react'
import './button.css'
import { lock } from './button-icons.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface ButtonShape {
  look?: 'primary' | 'second' | 'quiet' | undefined
  big?: boolean | undefined
  round?: boolean | undefined
  /** A ring grows out of the button: the step is done, this is where to go. */
  ready?: boolean | undefined
}

/** For links that look like buttons. */
export function buttonClass({ look = 'primary', big, round, ready }: ButtonShape): string {
  return classNames('btn', look !== 'primary' && look, big && 'big', round && 'round', ready && 'ready')
}

export interface ButtonProps extends ButtonShape, Omit<ComponentProps<'button'>, 'className' | 'aria-disabled'> {
  /** Closed for now: it stays in the tab order so that its reason (aria-describedby) can be found, but does nothing. */
  locked?: boolean | undefined
  /** Icon paths, before and after the words. */
  icon?: string | undefined
  iconAfter?: string | undefined
}

export function Button(props: ButtonProps) {
  const {
    look,
    big,
    round,
    ready,
    locked = false,
    icon,
    iconAfter,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props
  const before = locked && children ? lock : icon
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ look, big, round, ready: ready && !locked })}
      aria-disabled={locked || undefined}
      onClick={locked ? (event) => event.preventDefault() : onClick}
    >
      {before && <Icon path={before} />}
      {children}
      {iconAfter && !locked && <Icon path={iconAfter} />}
    </button>
  )
}
