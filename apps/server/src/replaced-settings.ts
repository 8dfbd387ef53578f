/** A setting of an earlier release: under another name, or with another value. */
export interface Replaced {
  name: string
  /** Absent if every value was replaced. */
  value?: string
  by: { name: string; value?: string }
}

/** Accepted until the next major version. */
const REPLACED: Replaced[] = [
  { name: 'TRUST_PROXY', value: 'on', by: { name: 'TRUST_PROXY', value: '1' } },
  { name: 'TRUST_PROXY', value: 'off', by: { name: 'TRUST_PROXY', value: '0' } },
  { name: 'REMINDERS_PER_MINUTE', by: { name: 'MAILS_PER_MINUTE' } },
]

type Given = Record<string, string | undefined>

/** Returns these settings as this release knows them, and a sentence about each that it still accepts. */
export function currentOf(given: Given, replaced = REPLACED): { settings: Given; deprecated: string[] } {
  const settings = { ...given }
  const deprecated: string[] = []
  for (const { name, value, by } of replaced) {
    const old = given[name]
    if (!old || (value !== undefined && value !== old)) continue
    delete settings[name]
    // Somebody who already has the new name means that one.
    settings[by.name] ??= by.value ?? old
    deprecated.push(
      `${name}${textOf(value)} is deprecated: use ${by.name}${textOf(by.value)} before the next major version`,
    )
  }
  return { settings, deprecated }
}

const textOf = (value: string | undefined) => (value === undefined ? '' : `=${value}`)
