import type { Indicator } from '@thrive/domain'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

interface Props {
  foot: ReactNode
  /** With a line above the foot: something scrolls behind it. */
  footLine?: boolean
  children: ReactNode
}

export interface ScoreInputProps {
  label: string
  indicator: Indicator
  /** Null until it is touched: nobody is led to a score by where the level stands. */
  value: number | null
  onChange: (value: number) => void
}

/** Where the part stands beside the room's page, on a laptop: how a score is set there, in less height. */
export const Beside = createContext<ComponentType<ScoreInputProps> | null>(null)

/** What there is to do, and below it the key that does it: a whole phone, or a column of a laptop. */
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
