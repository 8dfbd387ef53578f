import { initialsOf } from './initials.ts'
import './ini.css'

/** Somebody's initials in a circle, next to their name. Dashed if they have not joined yet. */
export function Ini({ of, off = false }: { of: string; off?: boolean }) {
  return (
    <span className={off ? 'ini off' : 'ini'} aria-hidden="true">
      {initialsOf(of)}
    </span>
  )
}
