import type { ComponentProps } from 'react'
import './done-line.css'

/** Says what was just done. It takes no room before. */
export const DoneLine = ({ children, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className="done-line" role="status">
    {children && <p className="done">{children}</p>}
  </div>
)
