import { m } from '@thrive/words'
import { TextLine } from '../../../ui/form/text-line.tsx'
import type { Settings } from '../frame/organisation-api.ts'
import type { CardProps } from './card-props.ts'

export function SupportCard({
  draft,
  change,
  errorOf,
  leave,
  versions,
}: CardProps & { versions: Settings['support'] }) {
  return (
    <section className="card c12 stack">
      <h2>{m.settings_support()}</h2>
      <p className="muted">{m.settings_support_about()}</p>
      {versions.map(({ slug, name, standard }) => (
        <TextLine
          key={slug}
          label={m.settings_support_of({ workshop: name })}
          name={slug}
          type="email"
          autoComplete="off"
          placeholder={standard}
          value={draft.support[slug] ?? ''}
          error={errorOf(slug)}
          onBlur={leave(slug)}
          onChange={(email) => change({ support: { ...draft.support, [slug]: email } })}
        />
      ))}
    </section>
  )
}
