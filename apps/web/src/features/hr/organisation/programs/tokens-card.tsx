import { TOKEN_WARNING_DAYS } from '@thrive/domain'
import { m } from '@thrive/words'
import { Button } from '../../../../ui/form/button.tsx'
import { buttonClass } from '../../../../ui/form/button-class.ts'
import { classNames } from '../../../../ui/layout/class-names.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { circleCross } from '../../../../ui/layout/line-icons.ts'
import { bin, clock, plusSign } from '../../frame/line-icons.ts'
import { RowTable } from '../../frame/row-table.tsx'
import { Sign } from '../../frame/sign.tsx'
import type { Token } from './api.ts'
import { dayOrTime, daysUntil, dayText } from './moments.ts'
import { ScopePill } from './scope-pill.tsx'

interface TokensCardProps {
  tokens: Token[]
  onNew: () => void
  onEnd: (token: Token) => void
  onRemove: (token: Token) => void
}

export function TokensCard({ tokens, onNew, onEnd, onRemove }: TokensCardProps) {
  return (
    <section className="card" aria-labelledby="tokens">
      <div className="cardhead">
        <h2 id="tokens">{m.api_tokens()}</h2>
        <Button slim onClick={onNew}>
          <Icon path={plusSign} line />
          {m.api_new_token()}
        </Button>
      </div>
      {tokens.length === 0 ? (
        <p className="muted">{m.api_no_tokens()}</p>
      ) : (
        <RowTable
          aria-labelledby="tokens"
          heads={[
            m.api_name(),
            m.api_may_read(),
            m.api_ending(),
            m.api_used(),
            m.api_until(),
            { name: m.people_actions() },
          ]}
        >
          {tokens.map((token) => (
            <Row key={token.id} token={token} onEnd={() => onEnd(token)} onRemove={() => onRemove(token)} />
          ))}
        </RowTable>
      )}
    </section>
  )
}

function Row({ token, onEnd, onRemove }: { token: Token; onEnd: () => void; onRemove: () => void }) {
  const { name, scope, ending, used, ended } = token
  return (
    <tr className={classNames(ended && 'muted')}>
      <td data-l={m.api_name()}>
        <b>
          <bdi>{name}</bdi>
        </b>
      </td>
      <td data-l={m.api_may_read()}>
        <span>
          <ScopePill scope={scope} />
        </span>
      </td>
      <td data-l={m.api_ending()} className="mono">
        …{ending}
      </td>
      <td data-l={m.api_used()} className="num">
        {used ? dayOrTime(used) : m.api_never()}
      </td>
      <td data-l={m.api_until()} className="num">
        <span>
          <Until token={token} />
        </span>
      </td>
      <td className="acts">
        <button
          type="button"
          className={buttonClass({ look: 'quiet', slim: true })}
          aria-label={ended ? m.api_remove_name({ name }) : m.api_end_name({ name })}
          onClick={ended ? onRemove : onEnd}
        >
          <Icon path={bin} line />
          {ended ? m.api_remove() : m.api_end()}
        </button>
      </td>
    </tr>
  )
}

/** A little earlier than the mail, so that whoever looks is not surprised by it. */
const SOON_DAYS = TOKEN_WARNING_DAYS + 1

function Until({ token: { ends, ended } }: { token: Token }) {
  const days = daysUntil(ends)
  if (ended)
    return (
      <Sign icon={circleCross} look="dim">
        {m.api_ended({ date: dayText(ended) })}
      </Sign>
    )
  if (days > SOON_DAYS) return dayText(ends)
  return (
    <Sign icon={clock} look="bad">
      {m.api_ends_soon({ date: dayText(ends), count: days })}
    </Sign>
  )
}
