import { m } from '@thrive/words'
import { weekdayAndDate } from '@thrive/words/intl'
import { useId, useState } from 'react'
import { useNavigate } from '../../../lib/navigation.tsx'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { useAccount } from '../frame/api.ts'
import { roundAddress } from './addresses.ts'
import { mailMeATest, planRound } from './api.ts'
import { dayIn, timeIn } from './days.ts'
import { envelope } from './icons.ts'
import type { ListControl } from './use-invitee-list.ts'
import type { KeptRound } from './use-kept-round.ts'

interface PlanCardProps {
  kept: KeptRound
  list: ListControl
  invited: number
  mails: boolean
}

/** What planning will do, with its numbers, before the button that does it. */
export function PlanCard({ kept, list, invited, mails }: PlanCardProps) {
  const id = useId()
  const navigate = useNavigate()
  const { data: account } = useAccount()
  const [testedAt, setTestedAt] = useState<string | null>(null)
  const leaders = invited + (list.checked?.new ?? 0)
  const left = list.checked?.problems.filter(({ code }) => code !== 'twice').length ?? 0
  const isOpen = kept.isValid && leaders > 0 && !list.checking && !list.problem
  const plan = useSubmit(async () => {
    if (!list.isEmpty) await list.add()
    const round = await kept.ensureKept()
    navigate(roundAddress(round), { state: { planned: await planRound(round) } })
  })
  const test = useSubmit(async () => {
    setTestedAt(null)
    await mailMeATest(await kept.ensureKept())
    setTestedAt(account?.email ?? '')
  })
  return (
    <section className="card stack plan-card" aria-label={m.hr_round_plan()}>
      <p id={id}>
        <strong>{whatGoesOut(leaders, kept.fields.sends, mails)}</strong>{' '}
        {left > 0 && m.hr_round_left_out({ count: left })}
      </p>
      <Problem>{plan.problem ?? test.problem}</Problem>
      <p role="status" className={testedAt === null ? 'vh' : undefined}>
        {testedAt !== null && m.hr_round_tested({ email: testedAt })}
      </p>
      <div className="keys">
        {mails && (
          <Button look="second" slim aria-busy={test.busy} locked={!kept.isValid} onClick={() => test.submit()}>
            <Icon path={envelope} line />
            {m.hr_round_test()}
          </Button>
        )}
        <Button locked={!isOpen} aria-busy={plan.busy} aria-describedby={id} onClick={() => plan.submit()}>
          {planWords(leaders, mails)}
        </Button>
      </div>
    </section>
  )
}

function planWords(leaders: number, mails: boolean): string {
  if (leaders === 0) return m.hr_round_plan()
  return mails ? m.hr_round_plan_count({ count: leaders }) : m.hr_round_open_links({ count: leaders })
}

function whatGoesOut(count: number, sends: string, mails: boolean): string {
  if (count === 0) return m.hr_round_nobody_yet()
  if (!mails) return m.hr_round_links_ready({ count })
  if (sends === '') return m.hr_round_goes_out_at_once({ count })
  return m.hr_round_goes_out_on({ count, day: weekdayAndDate(dayIn(sends)), time: timeIn(sends) })
}
