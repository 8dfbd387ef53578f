import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { useState } from 'react'
import { useNavigate } from '../../../../lib/navigation.tsx'
import { withQueries } from '../../../../lib/query.tsx'
import { useSubmit } from '../../../../lib/use-submit.ts'
import { buttonClass } from '../../../../ui/form/button-class.ts'
import { Problem as Refused } from '../../../../ui/form/problem.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { HeadRow } from '../../frame/head-row.tsx'
import { logSheet, shieldPlain } from '../../frame/icons.ts'
import { Problem } from '../../frame/problem.tsx'
import { withLogin } from '../../frame/with-login.tsx'
import { OrganisationFrame } from '../frame.tsx'
import { webhookAddress } from './addresses.ts'
import { endToken, removeToken, type Token, useTokens, useWebhooks } from './api.ts'
import { EndDialog } from './end-dialog.tsx'
import { OnceDialog } from './once-dialog.tsx'
import './page.css'
import { DoneLine } from '../../frame/done-line.tsx'
import { SCOPE_NAMES } from './scope-pill.tsx'
import { type NewToken, TokenDialog } from './token-dialog.tsx'
import { TokensCard } from './tokens-card.tsx'
import { type NewWebhook, WebhookDialog } from './webhook-dialog.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

type Open =
  | { kind: 'new-token' | 'new-webhook' }
  | { kind: 'end'; token: Token }
  | { kind: 'token'; token: NewToken }
  | { kind: 'secret'; webhook: NewWebhook }

function ApiPage() {
  const tokens = useTokens()
  const webhooks = useWebhooks()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open | null>(null)
  const [done, setDone] = useState('')
  const remove = useSubmit(removeToken)
  const error = tokens.error ?? webhooks.error
  const retry = () => {
    void tokens.refetch()
    void webhooks.refetch()
  }
  const close = () => setOpen(null)
  const begin = (next: Open) => {
    setDone('')
    setOpen(next)
  }
  return (
    <OrganisationFrame title={m.hr_api()}>
      <HeadRow title={m.hr_api()} lead={m.api_lead()}>
        <a className={buttonClass({ look: 'second' })} href="/api/docs">
          <Icon path={logSheet} line />
          {m.api_how()}
        </a>
      </HeadRow>
      <DoneLine>{done}</DoneLine>
      <Refused>{remove.problem}</Refused>
      {error && <Problem error={error} onRetry={retry} />}
      <div className="programs stack">
        {tokens.data && (
          <TokensCard
            tokens={tokens.data.tokens}
            onNew={() => begin({ kind: 'new-token' })}
            onEnd={(token) => begin({ kind: 'end', token })}
            onRemove={remove.submit}
          />
        )}
        {webhooks.data && (
          <WebhooksCard webhooks={webhooks.data.webhooks} onNew={() => begin({ kind: 'new-webhook' })} />
        )}
        <p className="api-note">
          <Icon path={shieldPlain} line />
          <span>{m.api_note()}</span>
        </p>
      </div>
      {open?.kind === 'new-token' && (
        <TokenDialog onMade={(token) => setOpen({ kind: 'token', token })} onClose={close} />
      )}
      {open?.kind === 'token' && <TokenOnce token={open.token} onClose={close} />}
      {open?.kind === 'end' && (
        <EndDialog
          title={m.token_end_title({ name: open.token.name })}
          text={m.token_end_text()}
          keep={m.token_end_keep()}
          sure={m.token_end_do()}
          onSure={async () => {
            await endToken(open.token)
            setDone(m.token_is_ended({ name: open.token.name }))
            close()
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'new-webhook' && (
        <WebhookDialog onMade={(webhook) => setOpen({ kind: 'secret', webhook })} onClose={close} />
      )}
      {open?.kind === 'secret' && (
        <OnceDialog
          title={m.once_secret()}
          text={m.once_secret_text()}
          secret={open.webhook.secret}
          hint={m.once_secret_hint()}
          onClose={() => navigate(webhookAddress(open.webhook.webhook))}
        />
      )}
    </OrganisationFrame>
  )
}

const TokenOnce = ({ token, onClose }: { token: NewToken; onClose: () => void }) => (
  <OnceDialog
    title={m.once_token()}
    text={m.once_token_text()}
    secret={token.token}
    hint={m.once_token_hint()}
    onClose={onClose}
  >
    <dl className="kv">
      <dt>{m.api_name()}</dt>
      <dd>{token.name}</dd>
      <dt>{m.api_may_read()}</dt>
      <dd>{SCOPE_NAMES[token.scope]()}</dd>
      <dt>{m.api_until()}</dt>
      <dd>{fullDate(new Date(token.ends).toLocaleDateString('sv-SE'))}</dd>
    </dl>
  </OnceDialog>
)

export const ApiScreen = withQueries(withLogin(ApiPage, OWNERS))
