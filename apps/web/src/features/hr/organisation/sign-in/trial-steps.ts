import { m } from '@thrive/words'
import { FAULTS } from '@thrive/words/names'
import { unbrokenMoment } from '../../frame/moments.ts'
import type { SignIn } from './api.ts'
import { isInForce } from './truth.ts'
import type { Trial } from './use-trial.ts'

export interface Step {
  name: string
  state: 'ok' | 'bad' | 'wait' | 'no'
  about: string | null
}

const CANCELLED = 'company-cancelled'
const TOO_LATE = 'sign-in-expired'

/** Returns the test's five steps: from this visit or, before a test, what the server knows of the last one. */
export function trialSteps(saved: SignIn, trial: Trial): Step[] {
  const isTriedBefore = trial.checks === null && saved.testedAt !== null
  return [
    ...lookSteps(trial, isTriedBefore),
    thereStep(trial, isTriedBefore),
    backStep(trial, isTriedBefore),
    onStep(saved, trial),
  ]
}

function lookSteps({ checks }: Trial, isTriedBefore: boolean): Step[] {
  const faulty = checks?.find((each) => each.fault)
  const why = faulty?.fault ? FAULTS[faulty.fault]() : null
  const isOfKeys = faulty?.check === 'keys'
  const unknown = checks === null && !isTriedBefore
  const answers = unknown ? 'no' : faulty && !isOfKeys ? 'bad' : 'ok'
  return [
    {
      name: m.sign_in_step_answers(),
      state: answers,
      about: unknown ? m.sign_in_step_answers_about() : answers === 'bad' ? why : null,
    },
    {
      name: m.sign_in_step_keys(),
      state: unknown || answers === 'bad' ? 'no' : isOfKeys ? 'bad' : 'ok',
      about: isOfKeys ? why : null,
    },
  ]
}

function thereStep({ since, result }: Trial, isTriedBefore: boolean): Step {
  const name = m.sign_in_step_there()
  if (since)
    return { name, state: 'wait', about: m.sign_in_step_there_since({ moment: unbrokenMoment(since).slice(-5) }) }
  if (result?.code === CANCELLED) return { name, state: 'bad', about: m.sign_in_step_refused() }
  if (isTriedBefore || (result && result.code !== TOO_LATE)) return { name, state: 'ok', about: null }
  return { name, state: 'no', about: m.sign_in_step_there_about() }
}

function backStep({ result }: Trial, isTriedBefore: boolean): Step {
  const name = m.sign_in_step_back()
  if (result?.code)
    return { name, state: [CANCELLED, TOO_LATE].includes(result.code) ? 'no' : 'bad', about: m.sign_in_step_nobody() }
  if (result?.email)
    return { name, state: 'ok', about: result.name ? result.email : `${result.email}. ${m.sign_in_no_name()}` }
  return isTriedBefore ? { name, state: 'ok', about: null } : { name, state: 'no', about: m.sign_in_step_back_about() }
}

function onStep(saved: SignIn, { checks, since, result }: Trial): Step {
  const name = m.sign_in_step_on()
  const testedAt = saved.inUse?.testedAt
  if (testedAt && isInForce(saved))
    return { name, state: 'ok', about: m.sign_in_step_on_since({ moment: unbrokenMoment(testedAt) }) }
  const isOver = since === null && (checks !== null || result !== null)
  return { name, state: 'no', about: isOver ? m.sign_in_step_not_done() : m.sign_in_step_on_about() }
}
