import { m } from '@thrive/words'
import { Icon } from '../../ui/layout/icon.tsx'
import { type FieldProps, textOf, wordsOf } from './field-props.ts'
import { FieldShell } from './field-shell.tsx'
import { hiddenEye } from './icons.ts'

/** Longer lines get a field of several rows; they still have no line breaks. */
const ONE_ROW = 60

export function LineField({ field, lang, edited, facts, english }: FieldProps) {
  const text = textOf(edited.value)
  const change = (typed: string) => edited.change(wordsOf(typed.replace(/\s*\n\s*/g, ' '), lang, field.optional))
  const isNote = field.place.endsWith('/note')
  return (
    <FieldShell
      facts={facts}
      count={field.most === null ? null : { length: text.length, most: field.most }}
      hint={
        isNote && (
          <p className="told">
            <Icon path={hiddenEye} line />
            <span>{m.studio_note_about()}</span>
          </p>
        )
      }
    >
      {(control) => {
        const props = {
          ...control,
          className: 'input',
          lang,
          placeholder: lang === 'en' ? undefined : english,
          value: text,
          onBlur: edited.leave,
        }
        return (field.most ?? 0) > ONE_ROW ? (
          <textarea
            {...props}
            rows={2}
            onChange={({ target }) => change(target.value)}
            // It has no line breaks.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        ) : (
          <input {...props} onChange={({ target }) => change(target.value)} />
        )
      }}
    </FieldShell>
  )
}
