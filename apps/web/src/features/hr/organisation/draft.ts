import { isDomain, isEmail, LIMITS, type Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import type { Settings, SettingsChanges } from '../frame/organisation-api.ts'

/** The settings as edited in the fields. */
export interface Draft {
  name: string
  lang: Locale
  timeZone: string
  /** Empty if sessions are kept for ever. */
  months: string
  contact: string
  domains: string
  /** By version slug. */
  support: Record<string, string>
}

export const draftOf = (settings: Settings): Draft => ({
  name: settings.name,
  lang: settings.lang,
  timeZone: settings.timeZone,
  months: settings.retentionMonths === null ? '' : String(settings.retentionMonths),
  contact: settings.contact ?? '',
  domains: settings.domains.join(', '),
  support: Object.fromEntries(settings.support.map(({ slug, email }) => [slug, email ?? ''])),
})

/** Returns only what differs, because another owner may have changed the rest meanwhile. */
export function changesOf(settings: Settings, draft: Draft): SettingsChanges {
  const before = draftOf(settings)
  const isNew = (key: keyof Draft) => JSON.stringify(draft[key]) !== JSON.stringify(before[key])
  return {
    ...(isNew('name') && { name: draft.name }),
    ...(isNew('lang') && { lang: draft.lang }),
    ...(isNew('timeZone') && { timeZone: draft.timeZone }),
    ...(isNew('months') && { retentionMonths: draft.months }),
    ...(isNew('contact') && { contact: draft.contact }),
    ...(isNew('domains') && { domains: draft.domains }),
    ...(isNew('support') && { support: JSON.stringify(draft.support) }),
  }
}

const { months } = LIMITS.organisation
const domainsIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean)
const emailProblem = (text: string) =>
  text.trim() === '' || isEmail(text.trim()) ? null : () => sentenceOf('invalid-email')

/** Returns the invalid fields by name; a support address goes by its version. */
export function problemsIn(draft: Draft): Map<string, () => string> {
  const problems = new Map<string, () => string>()
  const note = (field: string, problem: (() => string) | null) => problem && problems.set(field, problem)
  const count = Number(draft.months)
  const fits = /^\d*$/.test(draft.months) && count >= months.min && count <= months.max
  note('months', draft.months === '' || fits ? null : () => m.settings_keep_wrong(months))
  note('contact', emailProblem(draft.contact))
  const wrong = domainsIn(draft.domains).find((domain) => !isDomain(domain))
  note('domains', wrong === undefined ? null : () => m.settings_domains_wrong({ domain: wrong }))
  for (const [slug, email] of Object.entries(draft.support)) note(slug, emailProblem(email))
  if ([...draft.name.trim()].length > LIMITS.organisation.name) problems.set('name', () => sentenceOf('name-too-long'))
  return problems
}
