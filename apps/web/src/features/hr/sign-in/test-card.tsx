import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Banner } from '../../../ui/layout/banner.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { circleCheck, circleCross, circleInfo, playLine } from '../../../ui/layout/line-icons.ts'
import { momentOf } from '../moments.ts'
import type { Checks } from './api.ts'
import { CHECK_NAMES, FAULTS } from './faults.ts'
import type { Trial } from './use-test.ts'

interface TestCardProps {
  testedAt: string | null
  /** Of the last look at the provider; null before one. */
  checks: Checks | null
  /** What came of a trial in this visit. */
  trial: Trial | null
  busy: boolean
  problem: string | null
  onTest: () => void
}

type State = 'ok' | 'bad' | 'waits'
const ICONS: Record<State, string> = { ok: circleCheck, bad: circleCross, waits: circleInfo }

/** What was looked at, and what a trial log-in brought. */
export function TestCard({ testedAt, checks, trial, busy, problem, onTest }: TestCardProps) {
  const fault = checks?.find((each) => each.fault)?.fault ?? null
  const hasFailed = fault !== null || trial?.code !== undefined
  const works = testedAt !== null && !hasFailed
  return (
    <section className="card stack">
      <h2>{m.sign_in_test()}</h2>
      {works && (
        <Banner kind="ok">
          <strong>{m.sign_in_works()}</strong> {m.sign_in_tested({ moment: momentOf(testedAt) })}
        </Banner>
      )}
      {fault && (
        <Banner kind="bad">
          <strong>{m.sign_in_no_connection()}</strong> {m.sign_in_nothing_changed()}
        </Banner>
      )}
      {!fault && trial?.code && (
        <Banner kind="bad">
          <strong>{m.sign_in_not_right()}</strong> {sentenceOf(trial.code, trial.details)}
        </Banner>
      )}
      {!works && !hasFailed && <p role="status">{checks ? m.sign_in_save_then_try() : m.sign_in_not_tested()}</p>}
      <Lines checks={checks} trial={trial} works={works} />
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

function Lines({ checks, trial, works }: { checks: Checks | null; trial: Trial | null; works: boolean }) {
  if (!checks && !works && !trial) return null
  const looked = (Object.keys(CHECK_NAMES) as (keyof typeof CHECK_NAMES)[]).map((check) => {
    const found = checks?.find((each) => each.check === check)
    const state: State = found ? (found.fault ? 'bad' : found.done ? 'ok' : 'waits') : 'ok'
    return { check, state, why: found?.fault ? FAULTS[found.fault]() : null }
  })
  const trialState: State = trial?.code ? 'bad' : works ? 'ok' : 'waits'
  return (
    <ul className="fits">
      {looked.map(({ check, state, why }) => (
        <Line key={check} state={state}>
          {CHECK_NAMES[check]()}
          {why && check !== 'answers' && <span className="why">{why}</span>}
        </Line>
      ))}
      <Line state={trialState}>
        {trial?.email ? m.sign_in_trial_as({ email: trial.email }) : m.sign_in_check_trial()}
      </Line>
      {trial?.email && !trial.name && <Line state="waits">{m.sign_in_no_name()}</Line>}
    </ul>
  )
}

const Line = ({ state, children }: { state: State; children: ReactNode }) => (
  <li className={state}>
    <Icon path={ICONS[state]} line />
    <span>{children}</span>
  </li>
)
