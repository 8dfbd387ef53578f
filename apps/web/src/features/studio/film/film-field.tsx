import { m } from '@thrive/words'
import type { FieldProps } from '../field-props.ts'
import { FieldShell } from '../field-shell.tsx'
import { valueText } from '../value-text.ts'

/** The film, picture or PDF in use. */
export function FilmField({ field, edited, facts }: FieldProps) {
  const name = valueText(field.place, edited.value)
  return (
    <FieldShell facts={facts} isGroup>
      {() => (
        <p className="muted">
          {field.kind === 'film' ? m.studio_film_in_use({ name }) : m.studio_file_in_use({ name })}
        </p>
      )}
    </FieldShell>
  )
}
