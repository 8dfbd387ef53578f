import { m } from '@thrive/words'
import { type FieldProps, textOf } from './field-props.ts'
import { FieldShell } from './field-shell.tsx'
import { LineList } from './line-list.tsx'

/** Lines in an order that can be changed. */
export function ListField({ field, lang, edited, facts, english }: FieldProps) {
  const lines = Array.isArray(edited.value) ? edited.value.map(textOf) : []
  const sources = english.split('\n')
  return (
    <FieldShell facts={facts} isGroup>
      {(control) => (
        <LineList
          labelledBy={control.id}
          describedBy={control['aria-describedby']}
          lang={lang}
          // A language without words offers as many lines as the English has.
          lines={lines.length > 0 || lang === 'en' ? lines : sources.map(() => '')}
          placeholders={lang === 'en' ? [] : sources}
          changed={[]}
          most={field.most}
          nameOf={(number) => m.studio_line({ nth: number })}
          addText={m.studio_add_line()}
          onChange={(next) => edited.change(next.every((line) => line === '') && lang !== 'en' ? null : next)}
          onLeave={edited.leave}
        />
      )}
    </FieldShell>
  )
}
