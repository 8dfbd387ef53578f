import { m } from '@thrive/words'
import { useState } from 'react'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { Banner } from '../../../ui/layout/banner.tsx'
import { useAccount } from '../frame/api.ts'
import { sendTestMail } from '../frame/organisation-api.ts'

/** Tries whether mail works, before the first round needs it. */
export function MailCard() {
  const { data: account } = useAccount()
  const [outcome, setOutcome] = useState<{ mailed: boolean; says: string | null } | null>(null)
  const { submit, busy, problem } = useSubmit(async () => {
    setOutcome(null)
    setOutcome(await sendTestMail())
  })
  return (
    <section className="card stack">
      <h2>{m.settings_mail()}</h2>
      <p className="muted">{m.settings_mail_about({ email: account?.email ?? '' })}</p>
      <Problem>{problem}</Problem>
      {outcome?.mailed && <Banner kind="ok">{m.settings_mail_accepted()}</Banner>}
      {outcome && !outcome.mailed && (
        <Banner kind="bad">
          {m.settings_mail_refused()} {outcome.says}
        </Banner>
      )}
      <div>
        <Button look="second" slim aria-busy={busy} onClick={() => submit()}>
          {m.settings_mail_test()}
        </Button>
      </div>
    </section>
  )
}
