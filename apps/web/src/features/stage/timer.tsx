import {
  elapsedText,
  formatTime,
  leftUnit,
  type PageTimer,
  pickRule,
  type SurveyPage,
  timeQuestion,
} from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect, useEffectEvent, useState } from 'react'
import { TimerFace } from '../../brand/timer-face.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { WarningDialog } from '../../ui/overlay/warning-dialog.tsx'
import { stage, useStageKeys } from '../room/on-stage.ts'
import type { TeamSession } from '../session/use-session.ts'
import type { NoteFact } from './use-page-facts.ts'
import { useTimer } from './use-timer.ts'

interface TimerProps {
  page: SurveyPage
  timer: PageTimer
  session: TeamSession
  note: NoteFact
  /** A low strip, for pages that need the height for something else. */
  flat?: boolean
}

const LAST_MINUTE_MS = 60_000
const LEFT = { seconds: m.timer_seconds_left, minutes: m.timer_minutes_left }

/** A page's timer, with its extra rule. In stop-after mode it records how long the team took. */
export function Timer({ page, timer, session, note, flat }: TimerProps) {
  const [rule, setRule] = useState<string | null>(null)
  /** True if the rule stopped the clock, so that closing it starts the clock again. */
  const [heldByRule, setHeldByRule] = useState(false)
  /** True while the question stands whether to set a measured time back. */
  const [resetting, setResetting] = useState(false)
  const measured = timer.mode === 'stop-after' ? timeQuestion(page) : undefined
  const clock = useTimer(timer, page.page, session, {
    onTick: (elapsed) => {
      note({ timerElapsedMs: elapsed })
      if (measured) session.answer(measured.id, elapsedText(elapsed))
    },
    onEnd: () => playSound('finished'),
    onWarning: () => {
      setRule(pickRule(session.workshop.extraRules, Math.random))
      setHeldByRule(timer.warningPauses)
      playSound('buzzer')
    },
  })

  // After a reload in the middle of an exercise, Next step is as open as it was.
  const restored = useEffectEvent(() => note({ timerElapsedMs: clock.elapsed }))
  useEffect(() => {
    if (clock.ready) restored()
  }, [clock.ready])

  const ask = measured ? () => setResetting(true) : clock.reset
  const reset = clock.elapsed > 0 ? ask : undefined
  const resetMeasured = () => {
    setResetting(false)
    clock.reset()
    if (measured) session.answer(measured.id, elapsedText(0))
  }
  useStageKeys({ 'timer-play': clock.resume, 'timer-pause': clock.pause, 'timer-reset': () => reset?.() })
  const updateStage = useEffectEvent(() => {
    const { running: moves, remaining } = clock
    stage.update({ timer: { moves, seconds: remaining / 1000, at: Date.now(), length: timer.seconds } })
  })
  const standsAt = clock.running ? clock.endsAt : clock.remaining
  // biome-ignore lint/correctness/useExhaustiveDependencies: `standsAt` covers it, whether running or paused
  useEffect(() => {
    if (clock.ready) updateStage()
  }, [clock.ready, clock.running, standsAt])
  useEffect(() => () => stage.update({ timer: null }), [])

  const openRule = () => {
    setRule(pickRule(session.workshop.extraRules, Math.random))
    if (timer.warningPauses && clock.running) {
      clock.pause()
      setHeldByRule(true)
    }
  }
  const closeRule = () => {
    setRule(null)
    if (heldByRule) clock.resume()
    setHeldByRule(false)
  }

  const state = clock.over ? 'over' : clock.running ? 'running' : 'paused'
  const opening = timer.opening && clock.remaining > timer.opening.until * 1000 ? timer.opening : null
  const lastMinute = clock.running && clock.remaining <= LAST_MINUTE_MS && timer.seconds > 60
  return (
    <>
      <TimerFace
        look={timer.look}
        flat={flat}
        state={state}
        text={formatTime(clock.remaining)}
        share={clock.remaining / (timer.seconds * 1000)}
        caption={
          {
            over: m.timer_over(),
            running: opening
              ? m.timer_until({ what: opening.text, time: formatTime(opening.until * 1000) })
              : LEFT[leftUnit(clock.remaining)](),
            paused: clock.elapsed > 0 ? m.timer_paused() : m.timer_press_play(),
          }[state]
        }
        mark={timer.opening ? timer.opening.until / timer.seconds : undefined}
        announcement={clock.over ? m.timer_over_said() : lastMinute ? m.timer_last_minute() : undefined}
        onToggle={clock.toggle}
        onReset={reset}
        onExtraRule={timer.extraRule ? openRule : undefined}
      />
      {resetting && (
        <ConfirmDialog
          title={m.timer_reset_title()}
          onClose={() => setResetting(false)}
          actions={
            <>
              <Button look="second" onClick={() => setResetting(false)}>
                {m.timer_reset_keep()}
              </Button>
              <Button onClick={resetMeasured}>{m.timer_reset()}</Button>
            </>
          }
        >
          <p>{m.timer_reset_text()}</p>
        </ConfirmDialog>
      )}
      {rule && (
        <WarningDialog
          title={m.rule_title()}
          note={timer.warningPauses ? m.rule_timer_waits() : m.rule_timer_goes_on()}
          confirm={m.rule_known()}
          onClose={closeRule}
        >
          <Prose>{rule}</Prose>
        </WarningDialog>
      )}
    </>
  )
}

/** If the browser refuses to play the sound nothing is lost: the screen shows the same. */
function playSound(name: 'finished' | 'buzzer') {
  const sound = new Audio(`/sounds/${name}.mp3`)
  void sound.play().catch(() => {})
}
