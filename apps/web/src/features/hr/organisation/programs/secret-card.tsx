import { m } from '@thrive/words'
import { useState } from 'react'
import { Button } from '../../../../ui/form/button.tsx'
import { replaceSecret, type WholeWebhook } from './api.ts'
import { EndDialog } from './end-dialog.tsx'
import { OnceDialog } from './once-dialog.tsx'

const DOTS = '••••••••'

export function SecretCard({ webhook }: { webhook: WholeWebhook }) {
  const [asking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const close = () => setAsking(false)
  return (
    <section className="card c5 stack">
      <h2>{m.hook_secret()}</h2>
      <p>{m.hook_secret_text()}</p>
      <div className="with-key">
        <span className="copybox">
          <span aria-hidden="true">
            {DOTS} {webhook.secret_ending}
          </span>
          <span className="vh">{m.hook_secret_ends({ ending: webhook.secret_ending })}</span>
        </span>
        <Button look="second" slim onClick={() => setAsking(true)}>
          {m.hook_replace()}
        </Button>
      </div>
      <p className="hint">{m.hook_secret_hint()}</p>
      {asking && (
        <EndDialog
          title={m.hook_replace_title()}
          text={m.hook_replace_text()}
          keep={m.hook_keep()}
          sure={m.hook_replace_do()}
          onSure={async () => {
            setSecret(await replaceSecret(webhook))
            close()
          }}
          onClose={close}
        />
      )}
      {secret && (
        <OnceDialog
          title={m.once_secret()}
          text={m.once_secret_text()}
          secret={secret}
          hint={m.once_secret_hint()}
          onClose={() => setSecret(null)}
        />
      )}
    </section>
  )
}
