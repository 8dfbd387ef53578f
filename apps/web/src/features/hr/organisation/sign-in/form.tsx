import { m } from '@thrive/words'
import { FAULTS } from '@thrive/words/names'
import { useState } from 'react'
import { onSubmit, useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { SaveBar } from '../../frame/save-bar.tsx'
import { type Checks, type SignIn, saveSignIn, testIssuer } from './api.ts'
import { changesIn, type Draft, draftOf, formOf } from './draft.ts'
import { PolicyCard } from './policy-card.tsx'
import { SsoCard } from './sso-card.tsx'
import { TestCard } from './test-card.tsx'

interface SignInFormProps {
  saved: SignIn
  me: string | undefined
  onSaved: () => void
}

export function SignInForm({ saved, me, onSaved }: SignInFormProps) {
  const [draft, setDraft] = useState(() => draftOf(saved))
  const { look, busy: looking, problem: lookProblem, checks } = useLook(draft.issuer)
  const { submit, reset, busy, problem } = useSubmit(async () => {
    await saveSignIn(formOf(draft))
    setDraft((before) => ({ ...before, clientSecret: null }))
    onSaved()
  })
  const change = (part: Partial<Draft>) => {
    reset()
    setDraft((before) => ({ ...before, ...part }))
  }
  const fault = checks?.find((each) => each.fault)?.fault ?? null
  const isMistaken = fault !== null && draft.issuer !== saved.issuer
  const changes = changesIn(draft, saved)
  return (
    <form className="stack sign-in-settings" noValidate onSubmit={onSubmit(submit)}>
      <div className="panelgrid">
        <SsoCard saved={saved} draft={draft} onChange={change} issuerError={fault && FAULTS[fault]()} />
        <div className="c5 stack">
          <TestCard checks={checks} busy={looking} problem={lookProblem} onTest={look} />
          <PolicyCard saved={saved} draft={draft} me={me} onChange={change} />
        </div>
      </div>
      <SaveBar
        changes={changes}
        trouble={problem ?? (isMistaken ? m.sign_in_correct_issuer() : null)}
        onDiscard={() => change(draftOf(saved))}
      >
        <Button type="submit" locked={isMistaken} aria-busy={busy}>
          {m.sign_in_save()}
        </Button>
      </SaveBar>
    </form>
  )
}

/** Checks the provider behind an issuer, without a log-in. */
function useLook(issuer: string) {
  const [looked, setLooked] = useState<{ issuer: string; checks: Checks } | null>(null)
  const { submit, busy, problem } = useSubmit(async () => setLooked({ issuer, checks: await testIssuer(issuer) }))
  // The result belongs to the issuer that was checked.
  return { look: () => submit(), busy, problem, checks: looked?.issuer === issuer ? looked.checks : null }
}
