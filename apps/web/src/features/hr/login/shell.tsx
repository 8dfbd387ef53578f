import { m } from '@thrive/words'
import type { FormEvent, ReactNode } from 'react'
import { Logo } from '../../../brand/logo.tsx'
import { useTitle } from '../../../lib/use-title.ts'
import { useDocumentStyle } from '../../report/use-document-style.ts'
import './page.css'

/** The card in which somebody logs in, whichever way. */
export function LoginShell({ onSubmit, children }: { onSubmit?: (event: FormEvent) => void; children: ReactNode }) {
  useDocumentStyle()
  useTitle(m.login_title())
  return (
    <main className="login">
      <form className="card stack" noValidate onSubmit={onSubmit ?? ((event) => event.preventDefault())}>
        <Logo variant="lab" />
        <h1>{m.login_title()}</h1>
        {children}
      </form>
    </main>
  )
}
