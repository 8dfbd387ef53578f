import { createContext, type ReactNode, useContext } from 'react'

interface Props {
  foot: ReactNode
  /** With a line above the foot: something scrolls behind it. */
  footLine?: boolean
  children: ReactNode
}

/** Whether the part stands beside the room's page, on a laptop. */
export const Beside = createContext(false)

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
