import type { Input } from '@thrive/contract'
import type { ReactNode } from 'react'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { warning } from '../../../ui/layout/icon-paths.ts'
import { goToCompany } from './company-api.ts'
import { keyOfDoor } from './icons.ts'

interface CompanyButtonProps extends Omit<Input<'POST /api/company/start'>, 'purpose'> {
  autoFocus?: boolean
  children: ReactNode
}

/** Takes the visitor to the company's own sign-in. */
export function CompanyButton({ autoFocus, children, ...asked }: CompanyButtonProps) {
  const { submit, busy, problem } = useSubmit(() => goToCompany({ purpose: 'sign-in', ...asked }))
  return (
    <>
      <Button aria-busy={busy} autoFocus={autoFocus} onClick={() => submit()}>
        <Icon path={keyOfDoor} line />
        <span>{children}</span>
      </Button>
      {problem && (
        <p className="error" role="alert">
          <Icon path={warning} />
          {problem}
        </p>
      )}
    </>
  )
}
