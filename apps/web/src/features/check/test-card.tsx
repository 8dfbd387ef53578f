import { m } from '@thrive/words'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/layout/class-names.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { failed, saved, timer, warning } from '../../ui/layout/icon-paths.ts'
import type { TestState, Verdict } from './judge.ts'
import './test-card.css'

const SIGNS: Record<TestState, { icon: string; word: () => string }> = {
  wait: { icon: timer, word: m.check_state_wait },
  running: { icon: timer, word: m.check_state_running },
  ok: { icon: saved, word: m.check_state_ok },
  look: { icon: warning, word: m.check_state_look },
  fail: { icon: failed, word: m.check_state_fail },
}

interface TestCardProps {
  icon: string
  title: string
  verdict: Verdict
  /** Puts the sentence below the icon, for narrow places. */
  narrow?: boolean
  /** Shown instead of the sentence. */
  shows?: ReactNode
  /** The one button that helps. */
  children?: ReactNode
}

/** One test of the room: its state, one sentence, and what helps. */
export function TestCard({ icon, title, verdict: { state, text }, narrow, shows, children }: TestCardProps) {
  const id = useId()
  const sign = SIGNS[state]
  return (
    <section className={classNames('test', narrow && 'narrow')} data-s={state} aria-labelledby={id}>
      <Icon path={icon} />
      <h2 id={id}>{title}</h2>
      <span className="state" data-s={state} role="status">
        <Icon path={sign.icon} />
        {sign.word()}
      </span>
      {shows ?? <p>{text}</p>}
      {children && <div className="do">{children}</div>}
    </section>
  )
}
