import { m } from '@thrive/words'
import { FAULTS } from '@thrive/words/names'
import { sentenceOf } from '@thrive/words/refusals'
import { Button } from '../../../../ui/form/button.tsx'
import { Banner } from '../../../../ui/layout/banner.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { playLine, turnAgain } from '../../../../ui/layout/line-icons.ts'
import { unbrokenMoment } from '../../frame/moments.ts'
import type { SignIn } from './api.ts'
import { isInForce } from './truth.ts'
import type { useTrial } from './use-trial.ts'

type TrialBannerProps = { saved: SignIn } & Omit<ReturnType<typeof useTrial>, 'stop' | 'problem'>

/** Shows whether the saved settings are in use, and what to do about it. */
export function TrialBanner({ saved, trial, test, reopen, busy }: TrialBannerProps) {
  const { checks, since, result } = trial
  const isTried = saved.testedAt !== null
  const key = (words: string, path: string) => (
    <Button look={saved.inUse && isInForce(saved) ? 'second' : undefined} aria-busy={busy} onClick={test}>
      <Icon path={path} line />
      {words}
    </Button>
  )
  const again = key(m.sign_in_test_again(), turnAgain)
  if (since !== null)
    return (
      <Banner
        kind="waits"
        title={m.sign_in_waiting()}
        action={
          <Button look="second" onClick={reopen}>
            {m.sign_in_test_window()}
          </Button>
        }
      >
        {m.sign_in_waiting_about()}
      </Banner>
    )
  const fault = checks?.find((each) => each.fault)?.fault
  const reason = fault ? FAULTS[fault]() : result?.code && sentenceOf(result.code, result.details)
  if (reason)
    return (
      <Banner
        kind="bad"
        title={isInForce(saved) ? m.sign_in_failed() : m.sign_in_not_on_failed()}
        action={again}
      >{`${m.sign_in_nothing_changed()} ${reason}`}</Banner>
    )
  const first = saved.clientSecretEnd === null ? null : key(m.sign_in_test_saved(), playLine)
  if (!saved.on)
    return (
      <Banner kind="closed" title={m.sign_in_is_off()} action={isTried ? again : first}>
        {m.sign_in_off_about()}
      </Banner>
    )
  if (!isInForce(saved))
    return (
      <Banner kind="closed" title={m.sign_in_not_on()} action={first}>
        {saved.inUse ? m.sign_in_not_on_before() : m.sign_in_not_on_passwords()}
      </Banner>
    )
  const testedAt = saved.inUse?.testedAt
  return (
    <Banner
      kind={testedAt ? 'ok' : 'closed'}
      title={testedAt ? m.sign_in_in_use_since({ moment: unbrokenMoment(testedAt) }) : m.sign_in_in_use_untested()}
      action={testedAt ? again : first}
    >
      {result?.email ? m.sign_in_came_back_as({ email: result.email }) : m.sign_in_same_about()}
    </Banner>
  )
}
