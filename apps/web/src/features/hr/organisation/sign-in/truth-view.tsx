import type { SignIn } from './api.ts'
import { SeenCard } from './seen-card.tsx'
import { TrialBanner } from './trial-banner.tsx'
import { TrialCard } from './trial-card.tsx'
import { TruthCard } from './truth-card.tsx'
import './truth.css'
import { useTrial } from './use-trial.ts'

/** What is saved, what is in use, what people see, and the test that leads from one to the next. */
export function TruthView({ saved }: { saved: SignIn }) {
  const { stop, problem, ...running } = useTrial(saved.issuer)
  return (
    <div className="stack sign-in-truth">
      <TrialBanner saved={saved} {...running} />
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <div className="panelgrid">
        <TruthCard saved={saved} />
        <SeenCard saved={saved} />
        <TrialCard saved={saved} trial={running.trial} onStop={stop} />
      </div>
    </div>
  )
}
