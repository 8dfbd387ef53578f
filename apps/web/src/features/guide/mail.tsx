import { m } from '@thrive/words'
import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'

interface MailProps {
  subject: string
  lines: readonly string[]
}

/** A mail to the team, to copy and complete. */
export function Mail({ subject, lines }: MailProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText([subject, ...lines].join('\n\n')).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return (
    <div className="sample-mail">
      <p>
        <b>{subject}</b>
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Button look="second" onClick={copy}>
        {m.guide_copy()}
      </Button>
      <p className="muted" role="status">
        {isCopied && m.guide_copied()}
      </p>
    </div>
  )
}
