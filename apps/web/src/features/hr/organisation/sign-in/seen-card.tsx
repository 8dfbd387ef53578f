import { m } from '@thrive/words'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { keyOfDoor } from '../../frame/icons.ts'
import type { SignIn } from './api.ts'
import { nameOf } from './draft.ts'

/** A drawing of the current log-in, and what it means. */
export function SeenCard({ saved: { organisation, inUse, owners } }: { saved: SignIn }) {
  const emergency = owners.find(({ id }) => id === inUse?.emergency)
  const what = inUse
    ? inUse.onlyWay
      ? m.sign_in_seen_only({ name: emergency ? nameOf(emergency) : '' })
      : m.sign_in_seen_both()
    : m.sign_in_seen_passwords()
  return (
    <section className="card c4 stack" aria-labelledby="seen">
      <h2 id="seen">{m.sign_in_seen()}</h2>
      <figure className="loginpic" role="img" aria-label={m.sign_in_picture({ what })}>
        <div>
          <strong>{organisation ?? 'Thrive Lab'}</strong>
          {inUse && (
            <b className="k">
              <Icon path={keyOfDoor} line />
              {m.sign_in_picture_key()}
            </b>
          )}
          {inUse && !inUse.onlyWay && <i className="or" />}
          {!inUse?.onlyWay && (
            <>
              <i className="f" />
              <i className="f" />
              <b className={inUse ? 'k q' : 'k'}>{m.login_start()}</b>
            </>
          )}
        </div>
      </figure>
      <p className="muted">{what}</p>
    </section>
  )
}
