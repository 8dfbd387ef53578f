import { m } from '@thrive/words'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from '../../../lib/navigation.tsx'
import { Banner } from '../../../ui/layout/banner.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { circleInfo } from '../../../ui/layout/line-icons.ts'
import { Frame } from '../frame/frame.tsx'
import { gear, keyOfDoor, lens, logSheet, members, plug, shieldPlain } from '../frame/icons.ts'
import { useSettings } from '../frame/organisation-api.ts'
import './frame.css'

const DATA = '/admin/organisation/data'

const PARTS = [
  { path: '/admin/organisation/people', name: m.hr_people, icon: members },
  { path: '/admin/organisation/sign-in', name: m.hr_sign_in, icon: keyOfDoor },
  { path: '/admin/organisation/settings', name: m.hr_settings, icon: gear },
  { path: DATA, name: m.hr_data, icon: shieldPlain },
  { path: '/admin/organisation/find', name: m.hr_find, icon: lens },
  { path: '/admin/organisation/api', name: m.hr_api, icon: plug },
  { path: '/admin/organisation/log', name: m.hr_audit, icon: logSheet },
  { path: '/admin/organisation/about', name: m.hr_about, icon: circleInfo },
] as const

/** The frame of the organisation's screens, which are for owners, with their navigation. */
export function OrganisationFrame({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  // On a phone the navigation is a scrolling row.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (current) nav.current?.scrollTo({ left: current.offsetLeft - nav.current.offsetLeft })
  }, [])
  return (
    <Frame title={title}>
      <div className="withside">
        <nav ref={nav} className="sidenav" aria-label={m.hr_organisation()}>
          {PARTS.map(({ path, name, icon }) => (
            <Link key={path} href={path} aria-current={isWithin(pathname, path) ? 'page' : undefined}>
              <Icon path={icon} line />
              {name()}
            </Link>
          ))}
        </nav>
        <div className="stack">
          {pathname !== DATA && <Undecided />}
          {children}
        </div>
      </div>
    </Frame>
  )
}

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** Shown on every screen of the organisation until an owner has decided how long answers are kept. */
function Undecided() {
  const { data } = useSettings()
  if (!data || data.retentionDecided) return null
  return (
    <Banner kind="note">
      {m.data_undecided()}{' '}
      <Link href="/admin/organisation/data" className="quiet-link">
        {m.data_decide()}
      </Link>
    </Banner>
  )
}
