import { m } from '@thrive/words'
import { useState } from 'react'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { checkMark, copySheets } from '../../../ui/layout/line-icons.ts'
import { type Invitee, linkOf } from './invitee-api.ts'
import { LinkDialog } from './link-dialog.tsx'

/** Copies an invitee's link. If the browser refuses, a dialog shows it to be copied by hand. */
export function CopyLink({ round, invitee }: { round: number; invitee: Invitee }) {
  const [copied, setCopied] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const { submit, busy, problem } = useSubmit(async () => {
    const link = await linkOf(round, invitee)
    await (navigator.clipboard?.writeText(link) ?? Promise.reject()).then(
      () => setCopied(true),
      () => setShown(link),
    )
  })
  return (
    <>
      <Button look="quiet" slim aria-busy={busy} onClick={() => submit()}>
        <Icon path={copied ? checkMark : copySheets} line />
        {copied ? m.invitees_copied() : m.invitees_copy()}
        <span className="vh"> {invitee.email}</span>
      </Button>
      <span className="vh" role="status">
        {copied && m.invitees_copied()}
        {problem}
      </span>
      {problem && <span className="error">{problem}</span>}
      {shown && <LinkDialog email={invitee.email} link={shown} onClose={() => setShown(null)} />}
    </>
  )
}
