import { m } from '@thrive/words'
import type { FormEvent, ReactNode } from 'react'
import { Logo } from '../../../brand/logo.tsx'
import { useDocumentStyle } from '../../../lib/use-document-style.ts'
import { useTitle } from '../../../lib/use-title.ts'
import './page.css'

/** The card of every way to log in. */
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
