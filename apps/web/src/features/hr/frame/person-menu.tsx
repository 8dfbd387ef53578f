import { m } from '@thrive/words'
import { useRef, useState } from 'react'
import { Link } from '../../../lib/navigation.tsx'
import { caretDown } from '../../../ui/form/aria/icons.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { signOut } from '../../../ui/layout/icon-paths.ts'
import { type Account, logOut } from './api.ts'
import { person } from './icons.ts'
import { Ini } from './ini.tsx'
import './person-menu.css'
import { ROLE_NAMES } from '@thrive/words/names'

/** The signed-in member and their own screens. Without a connection it is not known who they are. */
export function PersonMenu({ account }: { account: Account | undefined }) {
  const [open, setOpen] = useState(false)
  const key = useRef<HTMLButtonElement>(null)
  const name = account?.name ?? account?.email ?? m.hr_account()
  const role = account && ROLE_NAMES[account.role]()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only receives events that its buttons did not handle
    <div
      className="person"
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        key.current?.focus()
        setOpen(false)
      }}
    >
      <button ref={key} type="button" className="me" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Ini of={name} />
        <span className="lo">
          <bdi>{name}</bdi>
          <small>{[account?.organisation, role].filter(Boolean).join(' · ')}</small>
        </span>
        <Icon path={caretDown} />
      </button>
      {open && (
        <div className="person-menu">
          <Link href="/admin/account">
            <Icon path={person} line />
            {m.hr_account()}
          </Link>
          <button type="button" onClick={() => void logOut()}>
            <Icon path={signOut} />
            {m.hr_log_out()}
          </button>
        </div>
      )}
    </div>
  )
}
