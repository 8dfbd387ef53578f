import type { RefusalDetails } from '@thrive/words/refusals'
import { useState } from 'react'
import { useLocation } from '../../../lib/navigation.tsx'
import { useSubmit } from '../../../lib/use-submit.ts'
import { goToCompany } from '../company/api.ts'
import { type Checks, type SignIn, testIssuer } from './api.ts'
import { type Draft, isSameProvider } from './draft.ts'

/** What the page of the return left in the history: who came back, or why nobody did. */
export interface Trial {
  email?: string
  name?: string | null
  code?: string
  details?: RefusalDetails
}

const isTrial = (state: unknown): state is Trial =>
  typeof state === 'object' && state !== null && 'purpose' in state && state.purpose === 'test'

/** Looks at the provider; where all is well and saved, the browser goes there for a trial log-in. */
export function useTest(saved: SignIn, draft: Draft) {
  const { state } = useLocation()
  const [looked, setLooked] = useState<{ issuer: string; checks: Checks } | null>(null)
  const { submit, busy, problem } = useSubmit(async () => {
    const checks = await testIssuer(draft.issuer)
    setLooked({ issuer: draft.issuer, checks })
    const isRight = checks.every(({ fault, done }) => done && fault === null)
    if (isRight && isSameProvider(draft, saved) && saved.clientSecretEnd !== null)
      await goToCompany({ purpose: 'test' })
  })
  // What was found belongs to the issuer that was looked at.
  const checks = looked?.issuer === draft.issuer ? looked.checks : null
  const trial = isTrial(state) && !looked ? state : null
  return { test: () => submit(), busy, problem, checks, trial }
}
