import type { ComponentProps } from 'react'
import { Icon } from '../layout/icon.tsx'
import './icon-button.css'

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'title' | 'children'> {
  icon: string
  /** Its name, which is also shown on hover. */
  label: string
}

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className="icon-btn" aria-label={label} title={label}>
      <Icon path={icon} />
    </button>
  )
}
