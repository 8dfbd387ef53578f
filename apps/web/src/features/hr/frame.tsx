import { m } from '@thrive/words'
import { tagOf } from '@thrive/words/intl'
import { type ReactNode, useEffect } from 'react'
import { I18nProvider } from 'react-aria-components'
import { Logo } from '../../brand/logo.tsx'
import { Link, useIsReturn, useLocation } from '../../lib/navigation.tsx'
import { Button } from '../../ui/form/button.tsx'
import { signOut } from '../../ui/layout/icon-paths.ts'
import { useDocumentStyle } from '../report/use-document-style.ts'
import { logOut } from './api.ts'
import { readFilters, sharedAddress } from './filter/filters.ts'
import './frame.css'
import { IdleWarning } from './idle-warning.tsx'
import './print.css'
import { useTitle } from '../../lib/use-title.ts'
import '../../ui/form/aria/react-aria.ts'

const SCREENS = [
  { path: '/admin/dashboard', name: m.hr_results, filtered: true },
  { path: '/admin/insight', name: m.hr_insight, filtered: true },
  { path: '/admin/log', name: m.hr_audit, filtered: false },
  { path: '/admin/account', name: m.hr_account, filtered: false },
] as const

interface FrameProps {
  title: string
  className?: string | undefined
  children: ReactNode
}

/** The frame of every HR screen. */
export function Frame({ title, className = '', children }: FrameProps) {
  const isReturn = useIsReturn()
  const { pathname, search } = useLocation()
  const filters = sharedAddress(readFilters(search))
  useDocumentStyle()
  useTitle(title)
  // A new screen starts at the top; on Back the browser restores where the reader was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival
  useEffect(() => {
    if (!isReturn) scrollTo(0, 0)
  }, [])
  return (
    <I18nProvider locale={tagOf()}>
      <header className="topnav admin-nav">
        <Logo variant="lab" />
        <nav aria-label={m.hr_nav()}>
          {SCREENS.map(({ path, name, filtered }) => (
            <Link
              key={path}
              href={filtered ? path + filters : path}
              aria-current={path === pathname ? 'page' : undefined}
            >
              {name()}
            </Link>
          ))}
        </nav>
        <span className="end">
          <Button look="second" icon={signOut} onClick={() => void logOut()}>
            <span className="log-out">{m.hr_log_out()}</span>
          </Button>
        </span>
      </header>
      <IdleWarning />
      <main className={`page stack admin ${className}`}>{children}</main>
    </I18nProvider>
  )
}
