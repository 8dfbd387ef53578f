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
