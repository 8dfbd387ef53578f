import { READERS, VIEWERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from '../../../lib/navigation.tsx'
import { useAccount } from './api.ts'
import { readFilters, sharedAddress } from './filters.ts'
import './results-tabs.css'
import { readRoundChoice, roundAddress } from './round-choice.ts'

const TABS = [
  { path: '/admin/dashboard', name: m.hr_sessions, ofRound: false, roles: READERS },
  { path: '/admin/insight', name: m.hr_insight, ofRound: true, roles: VIEWERS },
  { path: '/admin/actions', name: m.hr_actions, ofRound: true, roles: VIEWERS },
  { path: '/admin/report', name: m.hr_report, ofRound: true, roles: VIEWERS },
] as const

/** The screens of the results. What was chosen carries over: a round, or version and period. */
export function ResultsTabs() {
  const { pathname, search } = useLocation()
  const { data: account } = useAccount()
  const nav = useRef<HTMLElement>(null)
  const [ofRound, filters] = [roundAddress(readRoundChoice(search)), sharedAddress(readFilters(search))]
  const mine = TABS.filter(({ roles }) => !account || (roles as readonly string[]).includes(account.role))
  // On a phone the tabs are a scrolling row.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (current) nav.current?.scrollTo({ left: current.offsetLeft - nav.current.offsetLeft - 16 })
  }, [])
  return (
    <nav ref={nav} className="results-tabs" aria-label={m.hr_results()}>
      {mine.map(({ path, name, ...tab }) => (
        <Link
          key={path}
          href={path + ((tab.ofRound && ofRound) || filters)}
          aria-current={pathname === path ? 'page' : undefined}
        >
          {name()}
        </Link>
      ))}
    </nav>
  )
}
