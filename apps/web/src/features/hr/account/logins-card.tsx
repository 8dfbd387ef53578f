import { m } from '@thrive/words'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { momentOf } from '../frame/moments.ts'
import { Problem } from '../frame/problem.tsx'
import { endAllLogins, endLogin, endOtherLogins, type Login, useLogins } from './logins-api.ts'

/** Lets members end logins that they do not recognise. */
export function LoginsCard() {
  const { data, error, refetch } = useLogins()
  const { submit, busy, problem } = useSubmit((work: () => Promise<void>) => work())
  const isAlone = data?.logins.length === 1
  return (
    <section className="card stack logins-card">
      <h2>{m.logins_title()}</h2>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      <ul>
        {data?.logins.map((login) => (
          <LoginRow key={login.id} login={login} onEnd={() => submit(() => endLogin(login.id))} />
        ))}
      </ul>
      <div role="status">{isAlone && <p className="hint">{m.logins_none()}</p>}</div>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <div className="row keys">
        {!isAlone && (
          <Button look="second" slim aria-busy={busy} onClick={() => submit(endOtherLogins)}>
            {m.logins_others()}
          </Button>
        )}
        <Button look="danger" slim aria-busy={busy} onClick={() => submit(endAllLogins)}>
          {m.logins_all()}
        </Button>
      </div>
    </section>
  )
}

function LoginRow({ login, onEnd }: { login: Login; onEnd: () => void }) {
  const device = login.device ?? m.logins_unknown()
  const times = m.logins_times({ since: momentOf(login.since), active: momentOf(login.active) })
  return (
    <li>
      <span>
        <b>{device}</b>
        <small>{times}</small>
      </span>
      {login.current ? (
        <span className="this-one">{m.logins_this()}</span>
      ) : (
        <Button look="second" slim onClick={onEnd}>
          {m.logins_end()}
          <span className="vh"> {device}</span>
        </Button>
      )}
    </li>
  )
}
