import { AUTHORS, OWNERS, READERS, VIEWERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { tagOf } from '@thrive/words/intl'
import { type ReactNode, useEffect } from 'react'
import { I18nProvider } from 'react-aria-components'
import { Logo } from '../../../brand/logo.tsx'
import { Link, useIsReturn, useLocation } from '../../../lib/navigation.tsx'
import { useDocumentStyle } from '../../../lib/use-document-style.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { useAccount } from './api.ts'
import { readFilters, sharedAddress } from './filters.ts'
import './frame.css'
import { IdleWarning } from './idle-warning.tsx'
import { PersonMenu } from './person-menu.tsx'
import './print.css'
import { OwnerBar } from './owner-bar.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { homeOf } from './roles.ts'
import '../../../ui/form/aria/react-aria.ts'

/** `screens` matches the URLs of its screens; a finished session is at its uuid. */
const SCREENS = [
  {
    path: '/admin/dashboard',
    screens: /^\/admin\/(dashboard|insight|actions|report|team|[\da-f]{8}-)/,
    name: m.hr_results,
    filtered: true,
    roles: VIEWERS,
  },
  { path: '/admin/rounds', screens: /^\/admin\/rounds/, name: m.hr_rounds, filtered: false, roles: READERS },
  { path: '/admin/studio', screens: /^\/admin\/studio/, name: m.hr_studio, filtered: false, roles: AUTHORS },
  {
    path: '/admin/organisation/people',
    screens: /^\/admin\/organisation/,
    name: m.hr_organisation,
    filtered: false,
    roles: OWNERS,
  },
] as const

interface FrameProps {
  title: string
  className?: string | undefined
  children: ReactNode
}

/** The frame of every HR screen: what the role may open, and who is signed in. */
export function Frame({ title, className = '', children }: FrameProps) {
  const isReturn = useIsReturn()
  const { pathname, search } = useLocation()
  const { data: account } = useAccount()
  const filters = sharedAddress(readFilters(search))
  const mine = SCREENS.filter(({ roles }) => !account || (roles as readonly string[]).includes(account.role))
  useDocumentStyle()
  useTitle(title)
  // A new screen starts at the top; on Back the browser restores the scroll position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival
  useEffect(() => {
    if (!isReturn) scrollTo(0, 0)
  }, [])
  return (
    <I18nProvider locale={tagOf()}>
      <header className="topnav admin-nav">
        <Logo variant="lab" />
        <nav aria-label={m.hr_nav()}>
          {mine.map(({ path, screens, name, filtered }) => (
            <Link
              key={path}
              href={(filtered ? homeOf(account?.role) : path) + (filtered ? filters : '')}
              aria-current={pathname === path ? 'page' : screens.test(pathname) ? 'true' : undefined}
            >
              {name()}
            </Link>
          ))}
        </nav>
        <span className="end">
          <PersonMenu account={account} />
        </span>
      </header>
      {account?.role === 'owner' && !account.mustSetFactor && <OwnerBar />}
      <IdleWarning />
      <ProofDialog />
      <main className={`page stack admin ${className}`}>{children}</main>
    </I18nProvider>
  )
}
