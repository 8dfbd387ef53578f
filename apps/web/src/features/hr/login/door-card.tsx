import { m } from '@thrive/words'
import type { ReactNode } from 'react'
import { Logo } from '../../../brand/logo.tsx'
import { Link } from '../../../lib/navigation.tsx'
import { useDocumentStyle } from '../../../lib/use-document-style.ts'
import { onSubmit } from '../../../lib/use-submit.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { warning } from '../../../ui/layout/icon-paths.ts'
import './door-card.css'
import './page.css'
import { ScreenTitle } from '../frame/screen-title.tsx'

interface DoorCardProps {
  title: string
  onEnter?: (() => void) | undefined
  children: ReactNode
  /** A quiet way out; a link to the login by default. */
  foot?: ReactNode
}

/** Card for signed-out pages, in the style of the login: for visitors with a mailed link or a forgotten password. */
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
