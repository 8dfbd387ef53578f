import type { ComponentProps } from 'react'
import { lock } from '../layout/first-icons.ts'
import { Icon } from '../layout/icon.tsx'
import { type ButtonShape, buttonClass } from './button-class.ts'

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
    slim,
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
      className={buttonClass({ look, big, round, slim, ready: ready && !locked })}
      aria-disabled={locked || undefined}
      onClick={locked ? (event) => event.preventDefault() : onClick}
    >
      {before && <Icon path={before} />}
      {children}
      {iconAfter && !locked && <Icon path={iconAfter} />}
    </button>
  )
}
