import { m } from '@thrive/words'
import { useState } from 'react'
import { onSubmit, useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { SaveBar } from '../save-bar.tsx'
import { type SignIn, saveSignIn } from './api.ts'
import { changesIn, type Draft, draftOf, formOf } from './draft.ts'
import { FAULTS } from './faults.ts'
import { PolicyCard } from './policy-card.tsx'
import { SsoCard } from './sso-card.tsx'
import { TestCard } from './test-card.tsx'
import { useTest } from './use-test.ts'

export function SignInForm({ saved, me }: { saved: SignIn; me: string | undefined }) {
  const [draft, setDraft] = useState(() => draftOf(saved))
  const { test, busy: testing, problem: testProblem, checks, trial } = useTest(saved, draft)
  const { submit, reset, busy, problem } = useSubmit(async () => {
    await saveSignIn(formOf(draft))
    setDraft((before) => ({ ...before, clientSecret: null }))
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
          <TestCard
            testedAt={draft.issuer === saved.issuer ? saved.testedAt : null}
            checks={checks}
            trial={trial}
            busy={testing}
            problem={testProblem}
            onTest={test}
          />
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
