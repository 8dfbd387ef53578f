import { m } from '@thrive/words'
import { Button } from '../../../../ui/form/button.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { circleCheck, circleCross, cross, dash, hourglassLine } from '../../../../ui/layout/line-icons.ts'
import { unbrokenMoment } from '../../frame/moments.ts'
import type { SignIn } from './api.ts'
import { RedirectField } from './redirect-field.tsx'
import { trialSteps } from './trial-steps.ts'
import type { Trial } from './use-trial.ts'

interface TrialCardProps {
  saved: SignIn
  trial: Trial
  onStop: () => void
}

const ICONS = { ok: circleCheck, bad: circleCross, wait: hourglassLine, no: dash }

/** How far the test got and, if nobody came back, the provider's message. */
export function TrialCard({ saved, trial, onStop }: TrialCardProps) {
  const { since, result } = trial
  return (
    <section className="card c12" aria-labelledby="test">
      <div className="cardhead">
        <h2 id="test">{m.sign_in_the_test()}</h2>
        {since ? (
          <Button look="quiet" slim onClick={onStop}>
            <Icon path={cross} line />
            {m.sign_in_test_stop()}
          </Button>
        ) : (
          <span className="muted num">
            {saved.testedAt ? m.sign_in_tested({ moment: unbrokenMoment(saved.testedAt) }) : m.sign_in_not_run()}
          </span>
        )}
      </div>
      <ol className="test5">
        {trialSteps(saved, trial).map(({ name, state, about }) => (
          <li key={name} className={state}>
            <Icon path={ICONS[state]} line />
            <span>
              <b>{name}</b>
              {about && <span>{about}</span>}
            </span>
          </li>
        ))}
      </ol>
      {result?.code && (
        <div className="testsay">
          {result.explanation && (
            <div>
              <h3>{m.sign_in_provider_words()}</h3>
              <code>{result.explanation}</code>
            </div>
          )}
          <RedirectField address={saved.redirect} label={m.sign_in_register()} />
        </div>
      )}
    </section>
  )
}
