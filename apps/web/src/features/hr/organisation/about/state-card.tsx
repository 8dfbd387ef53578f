import { OPTIONAL_PARTS, type OptionalPart } from '@thrive/domain'
import { m } from '@thrive/words'

const NAMES: Record<OptionalPart, () => string> = {
  mail: m.about_mail,
  redis: () => 'Redis',
  s3: () => 'S3',
  secrets: m.about_secrets,
}
const WHEN_OFF: Record<OptionalPart, () => string> = {
  mail: m.about_mail_off,
  redis: m.about_redis_off,
  s3: m.about_s3_off,
  secrets: m.about_secrets_off,
}

/** What this deployment does without, and that it asks nobody about newer versions. */
export function StateCard({ off }: { off: readonly OptionalPart[] }) {
  return (
    <section className="card c7 stack">
      <h2>{m.about_state()}</h2>
      <dl className="kv">
        {OPTIONAL_PARTS.map((part) => (
          <div key={part}>
            <dt>{NAMES[part]()}</dt>
            <dd>
              <b>{off.includes(part) ? m.about_off() : m.about_on()}</b>
              {off.includes(part) && <span>{WHEN_OFF[part]()}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="never">{m.about_no_questions()}</p>
    </section>
  )
}
