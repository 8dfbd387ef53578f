import { m } from '@thrive/words'
import type { Value } from './api.ts'
import type { FieldProps } from './field-props.ts'
import { FieldShell } from './field-shell.tsx'
import { LineList, type Move } from './line-list.tsx'

interface Option {
  value: string | null
  label: string
}

const optionsIn = (value: Value): Option[] => (Array.isArray(value) ? (value as unknown as Option[]) : [])

/** The options of a list to choose from. Their values stay; a new one gets its value when it is published. */
export function OptionsField({ field, edited, facts }: FieldProps) {
  const options = optionsIn(edited.value)
  const published = new Map(optionsIn(field.languages.en?.published ?? null).map(({ value, label }) => [value, label]))
  const change = (next: Option[]) => edited.change(next as unknown as Value)
  const onChange = (labels: string[], { from }: Move) =>
    change(labels.map((label, nth) => ({ value: options[from[nth] ?? -1]?.value ?? null, label })))
  return (
    <FieldShell facts={facts} isGroup count={m.studio_count_options({ count: options.length })}>
      {(control) => (
        <LineList
          labelledBy={control.id}
          describedBy={control['aria-describedby']}
          lang="en"
          lines={options.map(({ label }) => label)}
          placeholders={[]}
          changed={options.map(({ value, label }) => value === null || published.get(value) !== label)}
          most={field.most}
          nameOf={(number) => m.studio_option({ nth: number })}
          addText={m.studio_add_option()}
          onChange={onChange}
          onLeave={edited.leave}
        />
      )}
    </FieldShell>
  )
}
