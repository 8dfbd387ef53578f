import type { ReactNode } from 'react'
import { classNames } from '../../../ui/layout/class-names.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import './sign.css'

interface SignProps {
  icon: string
  look?: 'ok' | 'bad' | 'dim' | undefined
  children: ReactNode
}

/** A state as an icon and a word. */
export function Sign({ icon, look, children }: SignProps) {
  return (
    <span className={classNames('sign', look)}>
      <Icon path={icon} line />
      {children}
    </span>
  )
}
