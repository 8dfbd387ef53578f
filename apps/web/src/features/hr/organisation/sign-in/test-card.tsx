import type { SignInCheck } from '@thrive/domain'
import { m } from '@thrive/words'
import { FAULTS } from '@thrive/words/names'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/form/button.tsx'
import { Banner } from '../../../../ui/layout/banner.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { circleCheck, circleCross, circleInfo, playLine } from '../../../../ui/layout/line-icons.ts'
import type { Checks } from './api.ts'

interface TestCardProps {
  /** The result of the last check of the provider; null before one. */
  checks: Checks | null
  busy: boolean
  problem: string | null
  onTest: () => void
}

type State = 'ok' | 'bad' | 'waits'
const ICONS: Record<State, string> = { ok: circleCheck, bad: circleCross, waits: circleInfo }

/** What the check of the provider found, before anything is saved. */
export function TestCard({ checks, busy, problem, onTest }: TestCardProps) {
  const fault = checks?.find((each) => each.fault)?.fault ?? null
  return (
    <section className="card stack">
      <h2>{m.sign_in_test()}</h2>
      {fault ? (
        <Banner kind="bad">
          <strong>{m.sign_in_no_connection()}</strong> {m.sign_in_nothing_changed()}
        </Banner>
      ) : (
        <p role="status">{checks ? m.sign_in_save_then_try() : m.sign_in_not_tested()}</p>
      )}
      {checks && <Lines checks={checks} />}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <div>
        <Button look="second" aria-busy={busy} onClick={onTest}>
          <Icon path={playLine} line />
          {m.sign_in_test_button()}
        </Button>
      </div>
    </section>
  )
}

const Lines = ({ checks }: { checks: Checks }) => (
  <ul className="fits">
    {checks.map(({ check, fault, done }) => (
      <Line key={check} state={fault ? 'bad' : done ? 'ok' : 'waits'}>
        {CHECK_NAMES[check]()}
        {fault && check !== 'answers' && <span className="why">{FAULTS[fault]()}</span>}
      </Line>
    ))}
  </ul>
)

const Line = ({ state, children }: { state: State; children: ReactNode }) => (
  <li className={state}>
    <Icon path={ICONS[state]} line />
    <span>{children}</span>
  </li>
)

const CHECK_NAMES: Record<SignInCheck, () => string> = {
  answers: m.sign_in_check_answers,
  'same-issuer': m.sign_in_check_same_issuer,
  features: m.sign_in_check_features,
  keys: m.sign_in_check_keys,
}
