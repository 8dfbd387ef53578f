import './field.css'
import { Icon } from '../layout/icon.tsx'
import { warning } from '../layout/icon-paths.ts'

/** An error, announced to screen readers; renders nothing without one. */
export function Problem({ children }: { children: string | null | undefined }) {
  return (
    children && (
      <p className="error" role="alert">
        <Icon path={warning} />
        {children}
      </p>
    )
  )
}
