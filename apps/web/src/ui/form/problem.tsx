import './field.css'
import { Icon } from '../layout/icon.tsx'
import { warning } from '../layout/icon-paths.ts'

/** What is wrong, announced to screen readers; renders nothing where nothing is. */
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
