import { INDICATOR_NAMES, INDICATORS, type Option } from '../workshop.ts'

/** An option as an author writes it. A new one has no value until it is published. */
export interface DraftOption {
  value: string | null
  label: string
}

/** A new option's value is its English label; an option that is there keeps its indicator. */
export function newOption({ value, label }: DraftOption, before: readonly Option[]): Option {
  const known = before.find((option) => option.value === value)
  if (known) return { ...known, label }
  const named = value ?? label
  return { value: named, label, indicator: INDICATORS.find((one) => INDICATOR_NAMES[one] === named) ?? null }
}

/** The values of the options that both lists have with different labels. */
export function relabelled(before: readonly DraftOption[], after: readonly DraftOption[]): string[] {
  const labels = new Map(before.map(({ value, label }) => [value, label]))
  return after.flatMap(({ value, label }) =>
    value !== null && labels.has(value) && labels.get(value) !== label ? [value] : [],
  )
}

/** The place of a label, from that of its list. */
export const labelPlace = (list: string, value: string): string => list.replace(/options$/, `labels/${value}`)
