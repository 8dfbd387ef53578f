import { dirname, join } from 'node:path'
import { LOCALES, type Locale } from '@thrive/domain'
import { z } from 'zod'
import { explain, filesIn, reader } from './files.ts'

const text = z.string().trim().min(1)

const privacySchema = z.strictObject({
  title: text,
  months: z.strictObject({ one: text, other: text }),
  howLong: z.strictObject({ limited: text, open: text }),
  erasure: z.strictObject({ contact: text, hr: text }),
  text,
})
export type PrivacyText = z.output<typeof privacySchema>

export interface Privacy {
  /** A new date for every change of a text or of a start notice: each session records the version it began with. */
  version: string
  in: Record<Locale, PrivacyText>
}

const VERSION = '2026-11-21'

export function loadPrivacy(): Privacy {
  const pages = reader(filesIn(join(dirname(import.meta.dirname), 'privacy')))
  const load = (locale: Locale) => {
    const { settings, body } = pages.page(`${locale}.md`)
    return explain(`privacy/${locale}.md`, privacySchema, { ...settings, text: body })
  }
  return { version: VERSION, in: Object.fromEntries(LOCALES.map((locale) => [locale, load(locale)])) as Privacy['in'] }
}

interface PrivacySettings {
  retentionMonths?: number | null
  auditMonths: number
  contact?: string | null
}

/** The text with this server's settings filled in. */
export function privacyWords({ months, howLong, erasure, text }: PrivacyText, settings: PrivacySettings): string {
  const { retentionMonths, auditMonths, contact } = settings
  const period = (count: number) => (count === 1 ? months.one : months.other.replace('{count}', `${count}`))
  return text
    .replace('{howLong}', retentionMonths ? howLong.limited.replace('{period}', period(retentionMonths)) : howLong.open)
    .replace('{audit}', period(auditMonths))
    .replace('{erasure}', contact ? erasure.contact.replaceAll('{contact}', contact) : erasure.hr)
}
