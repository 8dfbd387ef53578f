import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { people } from './icon-paths.ts'
import './notice.css'

export function Notice({ icon = people, children }: { icon?: string; children: ReactNode }) {
  return (
    <div className="notice">
      <Icon path={icon} />
      <div>{children}</div>
    </div>
  )
}
