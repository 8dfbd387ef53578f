import { m } from '@thrive/words'
import type { ReactNode } from 'react'
import { Logo } from '../../brand/logo.tsx'
import { Link } from '../../lib/navigation.tsx'
import { onSubmit } from '../../lib/use-submit.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { warning } from '../../ui/layout/icon-paths.ts'
import { useDocumentStyle } from '../report/use-document-style.ts'
import './door-card.css'
import './login/page.css'
import { ScreenTitle } from './screen-title.tsx'

interface DoorCardProps {
  title: string
  onEnter?: (() => void) | undefined
  children: ReactNode
  /** A quiet way out; to the login if nothing else is said. */
  foot?: ReactNode
}

/** The card before the door, as the login has it: for who comes by a mailed link, or forgot their password. */
export function DoorCard({ title, onEnter, children, foot }: DoorCardProps) {
  useDocumentStyle()
  useTitle(title)
  return (
    <main className="login">
      <form className="card stack" noValidate onSubmit={onSubmit(onEnter ?? (() => {}))}>
        <Logo variant="lab" />
        <ScreenTitle>{title}</ScreenTitle>
        {children}
        <p className="door-foot">{foot ?? <Link href="/admin">{m.to_login()}</Link>}</p>
      </form>
    </main>
  )
}

export function DoorProblem({ children }: { children: ReactNode }) {
  return (
    <p className="error" role="alert">
      <Icon path={warning} />
      {children}
    </p>
  )
}
