import { m } from '@thrive/words'
import { useCopy } from '../../../../lib/use-copy.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { momentOf } from '../../frame/moments.ts'
import type { About } from './api.ts'

const LICENCE = 'Apache License 2.0'

/** Which release runs, in the words that somebody who helps will ask for. */
export function ReleaseCard({ about: { version, revision, since, off, content } }: { about: About }) {
  const { copy, copied } = useCopy()
  const forSupport = [`Thrive ${version} (${revision})`, since, `off: ${off.join(', ') || '-'}`, navigator.userAgent]
  return (
    <section className="card c5 stack">
      <h2>Thrive Lab {version}</h2>
      <dl className="kv">
        <dt>{m.about_since()}</dt>
        <dd>{momentOf(since)}</dd>
        <dt>{m.about_build()}</dt>
        <dd className="build">{revision === 'unknown' ? m.about_build_unknown() : revision}</dd>
        <dt>{m.about_content()}</dt>
        <dd>
          {content.map(({ name, edition }) => (
            <div key={name}>{m.about_edition({ name, edition })}</div>
          ))}
        </dd>
        <dt>{m.about_licence()}</dt>
        <dd>{LICENCE}</dd>
      </dl>
      <div className="row">
        <Button look="second" onClick={() => copy(forSupport.join('\n'))}>
          {m.about_copy()}
        </Button>
        <p role="status">{copied && m.about_copied()}</p>
      </div>
    </section>
  )
}
