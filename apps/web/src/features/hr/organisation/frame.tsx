import { m } from '@thrive/words'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from '../../../lib/navigation.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { Frame } from '../frame.tsx'
import { gear, keyOfDoor, logSheet, members } from '../icons.ts'
import './frame.css'

const PARTS = [
  { path: '/admin/organisation/people', name: m.hr_people, icon: members },
  { path: '/admin/organisation/sign-in', name: m.hr_sign_in, icon: keyOfDoor },
  { path: '/admin/organisation/settings', name: m.hr_settings, icon: gear },
  { path: '/admin/organisation/log', name: m.hr_audit, icon: logSheet },
] as const

/** The screens of the organisation, which are its owners', with the way from one to the other beside them. */
export function OrganisationFrame({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  // On a phone it is a row that scrolls.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (current) nav.current?.scrollTo({ left: current.offsetLeft - nav.current.offsetLeft })
  }, [])
  return (
    <Frame title={title}>
      <div className="withside">
        <nav ref={nav} className="sidenav" aria-label={m.hr_organisation()}>
          {PARTS.map(({ path, name, icon }) => (
            <Link key={path} href={path} aria-current={path === pathname ? 'page' : undefined}>
              <Icon path={icon} line />
              {name()}
            </Link>
          ))}
        </nav>
        <div className="stack">{children}</div>
      </div>
    </Frame>
  )
}
