import { m } from '@thrive/words'
import type { AuditEntry } from '../api.ts'
import { ROLE_NAMES } from '../roles.ts'
import { FAULTS } from '../sign-in/faults.ts'

type Names = Record<string, () => string>

const SETTINGS: Names = {
  name: m.settings_name,
  logo: m.settings_logo,
  lang: m.settings_lang,
  timeZone: m.settings_time_zone,
  retentionMonths: m.settings_keep,
  contact: m.settings_contact,
  domains: m.settings_domains,
  support: m.settings_support,
}

const SIGN_IN: Names = {
  on: m.sign_in_sso,
  issuer: m.sign_in_issuer,
  clientId: m.sign_in_client_id,
  clientSecret: m.sign_in_secret,
  domains: m.sign_in_domains,
  onlyInvited: m.sign_in_only_invited,
  firstRole: m.sign_in_first_role,
  onlyWay: m.sign_in_only_way,
  emergency: m.sign_in_emergency,
  factorRequired: m.sign_in_factor,
}

const WHY_NOT: Names = {
  'email-missing': m.audit_email_missing,
  'email-unverified': m.audit_email_unverified,
  'other-company-domain': m.audit_other_domain,
  'not-invited': m.audit_not_invited,
  'linked-elsewhere': m.audit_linked_elsewhere,
  'account-off': m.audit_account_off,
}

/** What the words of an entry's detail are; those of all others are roles. */
const NAMES: Partial<Record<AuditEntry['what'], Names>> = {
  settings_changed: SETTINGS,
  sign_in_changed: SIGN_IN,
  sign_in_failed: WHY_NOT,
  sign_in_tested: { ...FAULTS, 'came back': m.audit_came_back },
  signed_in: { company: m.audit_by_company },
}

/** In the reader's language; what has no name here stays as it was noted. */
export function detailOf({ what, detail }: AuditEntry): string | undefined {
  const names = NAMES[what] ?? ROLE_NAMES
  return detail
    ?.split(', ')
    .map((word) => (Object.hasOwn(names, word) ? names[word as keyof typeof names]() : word))
    .join(', ')
}
