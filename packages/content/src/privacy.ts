import { dirname } from 'node:path'
import { z } from 'zod'
import { explain, reader } from './load.ts'

const text = z.string().trim().min(1)

const privacySchema = z.strictObject({
  title: text,
  version: z.iso.date(),
  howLong: z.strictObject({ limited: text, open: text }),
  erasure: z.strictObject({ contact: text, hr: text }),
  text,
})
export type Privacy = z.output<typeof privacySchema>

const FILE = 'privacy.md'

export function loadPrivacy(): Privacy {
  const { settings, body } = reader(dirname(import.meta.dirname)).page(FILE)
  return explain(FILE, privacySchema, { ...settings, text: body })
}

interface PrivacySettings {
  retentionMonths?: number | undefined
  auditMonths: number
  contact?: string | undefined
}

/** The text with the settings of this server filled in. */
export function privacyWords({ howLong, erasure, text }: Privacy, settings: PrivacySettings): string {
  const { retentionMonths, auditMonths, contact } = settings
  return text
    .replace('{howLong}', retentionMonths ? howLong.limited.replace('{period}', period(retentionMonths)) : howLong.open)
    .replace('{audit}', period(auditMonths))
    .replace('{erasure}', contact ? erasure.contact.replaceAll('{contact}', contact) : erasure.hr)
}

const period = (months: number) => (months === 1 ? 'one month' : `${months} months`)
