import type { Indicator } from '@thrive/domain'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

interface Props {
  foot: ReactNode
  /** True if content scrolls behind the foot, which then has a line above it. */
  footLine?: boolean
  children: ReactNode
}

export interface ScoreInputProps {
  label: string
  indicator: Indicator
  /** Null until touched, so that the level's position suggests no score. */
  value: number | null
  onChange: (value: number) => void
}

/** The score input for a laptop, where the part is beside the room's page and has less height. */
export const Beside = createContext<ComponentType<ScoreInputProps> | null>(null)

/** What there is to do, with its button below: a whole phone, or a column on a laptop. */
export function Part({ foot, footLine = false, children }: Props) {
  if (useContext(Beside))
    return (
      <div className="part">
        {children}
        {foot}
      </div>
    )
  return (
    <>
      <main className="ph-main">{children}</main>
      <footer className={footLine ? 'ph-foot line' : 'ph-foot'}>{foot}</footer>
    </>
  )
}
