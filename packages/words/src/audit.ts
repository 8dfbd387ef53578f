import { type AuditAction, type AuditChange, formatDate, isCalendarDate, LANGUAGES, type Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits, withColon } from './intl.ts'
import { FAULTS, ROLE_NAMES, type Word } from './names.ts'

/** The facts from which an audit entry is worded. */
export interface AuditWording {
  what: AuditAction
  whom: string | null
  detail: string | null
  changes: AuditChange[]
  teams: number | null
}

type Names = Record<string, Word>

const WHAT: Record<AuditAction, Word> = {
  listed: m.audit_listed,
  viewed: m.audit_viewed,
  saw_photo: m.audit_saw_photo,
  opened_answers: m.audit_opened_answers,
  exported: m.audit_exported,
  log_exported: m.audit_log_exported,
  erased: m.audit_erased,
  erased_again: m.audit_erased_again,
  searched_address: m.audit_searched_address,
  corrected_address: m.audit_corrected_address,
  session_joined: m.audit_session_joined,
  session_taken_out: m.audit_session_taken_out,
  expired: m.audit_expired,
  signed_in: m.audit_signed_in,
  sign_in_failed: m.audit_sign_in_failed,
  proof_refused: m.audit_proof_refused,
  signed_out: m.audit_signed_out,
  invited: m.audit_invited,
  invitation_withdrawn: m.audit_invitation_withdrawn,
  joined: m.audit_joined,
  role_changed: m.audit_role_changed,
  member_removed: m.audit_member_removed,
  password_changed: m.audit_password_changed,
  password_forgotten: m.audit_password_forgotten,
  password_reset: m.audit_password_reset,
  factor_on: m.audit_factor_on,
  factor_off: m.audit_factor_off,
  recovery_codes_made: m.audit_recovery_codes_made,
  recovery_code_used: m.audit_recovery_code_used,
  logins_ended: m.audit_logins_ended,
  settings_changed: m.audit_settings_changed,
  retention_changed: m.audit_retention_changed,
  sign_in_changed: m.audit_sign_in_changed,
  sign_in_tested: m.audit_sign_in_tested,
  published: m.audit_published,
  round_saved: m.audit_round_saved,
  round_planned: m.audit_round_planned,
  round_closed: m.audit_round_closed,
  round_removed: m.audit_round_removed,
  invitees_added: m.audit_invitees_added,
  reminded: m.audit_reminded,
  mailing_changed: m.audit_mailing_changed,
  invitee_changed: m.audit_invitee_changed,
  link_shown: m.audit_link_shown,
  invitee_erased: m.audit_invitee_erased,
  invitees_expired: m.audit_invitees_expired,
  round_exported: m.audit_round_exported,
  token_made: m.audit_token_made,
  token_ended: m.audit_token_ended,
  token_used: m.audit_token_used,
  webhook_made: m.audit_webhook_made,
  webhook_changed: m.audit_webhook_changed,
  webhook_removed: m.audit_webhook_removed,
  take_out_asked: m.audit_take_out_asked,
  take_out_downloaded: m.audit_take_out_downloaded,
  ending_asked: m.audit_ending_asked,
  ending_stopped: m.audit_ending_stopped,
}

/** Names of settings and facts, for all actions. */
const NAMES: Names = {
  name: m.settings_name,
  logo: m.settings_logo,
  lang: m.settings_lang,
  timeZone: m.settings_time_zone,
  retentionMonths: m.settings_keep,
  contact: m.settings_contact,
  domains: m.settings_domains,
  support: m.settings_support,
  smallestGroup: m.audit_smallest_group,
  on: m.sign_in_sso,
  issuer: m.sign_in_issuer,
  clientId: m.sign_in_client_id,
  clientSecret: m.sign_in_secret,
  onlyInvited: m.sign_in_only_invited,
  firstRole: m.sign_in_first_role,
  onlyWay: m.sign_in_only_way,
  emergency: m.sign_in_emergency,
  factorRequired: m.sign_in_factor,
  role: m.people_role,
  format: m.audit_format,
  version: m.filter_version,
  search: m.audit_search,
  person: m.audit_person,
  kind: m.audit_kind,
  from: m.audit_from,
  to: m.audit_until,
  entries: m.audit_entries,
  round: m.audit_round,
  mailing: m.audit_mailing,
  token: m.audit_token,
  scope: m.api_may_read,
  uses: m.audit_uses,
  day: m.audit_day,
  webhook: m.audit_webhook,
  events: m.hook_events,
  switch: m.audit_switch,
  secret: m.hook_secret,
}

/** Words that may occur in an entry's detail. */
const DETAILS: Names = {
  ...ROLE_NAMES,
  company: m.audit_by_company,
  'by itself': m.audit_by_itself,
  'came back': m.audit_came_back,
  'email-missing': m.audit_email_missing,
  'email-unverified': m.audit_email_unverified,
  'other-company-domain': m.audit_other_domain,
  'not-invited': m.audit_not_invited,
  'linked-elsewhere': m.audit_linked_elsewhere,
  'account-off': m.audit_account_off,
  'wrong-password': m.audit_wrong_password,
  'code-wrong': m.audit_wrong_code,
  'other-person': m.audit_other_person,
  'not-fresh': m.audit_not_fresh,
  corrected: m.audit_corrected,
  returned: m.audit_returned,
  'not-returned': m.audit_not_returned,
  withdrawn: m.audit_withdrawn,
  pause: m.audit_pause,
  'go-on': m.audit_go_on,
  drop: m.audit_drop,
  ...FAULTS,
}

/** Values that are codes, not typed text. */
const VALUES: Names = {
  ...ROLE_NAMES,
  true: m.sign_in_on,
  false: m.sign_in_off,
  always: m.audit_always,
  looked: m.audit_kind_looked,
  changed: m.audit_kind_changed,
  erased: m.audit_kind_erased,
  refused: m.audit_kind_refused,
  login: m.audit_kind_login,
  totals: m.api_totals,
  results: m.api_results,
  gone: m.audit_off_gone,
  failures: m.audit_off_failures,
}

/** Unknown words stay as recorded. */
const wordOf = (names: Names, word: string, locale?: Locale) =>
  Object.hasOwn(names, word) ? (names[word]?.({}, { locale }) ?? word) : word

const WHO: Names = {
  unknown: m.audit_unknown,
  retention: m.audit_retention,
  restore: m.audit_restore,
  operator: m.audit_operator,
  program: m.audit_program,
}

/** Addresses stay unchanged. */
export const auditWho = (who: string, locale?: Locale): string => wordOf(WHO, who, locale)

export const auditWhat = ({ what }: Pick<AuditWording, 'what'>, locale?: Locale): string => WHAT[what]({}, { locale })

/** Whom or what the entry concerns, shown before the changes. */
export function auditFacts({ what, whom, detail, changes, teams }: AuditWording, locale?: Locale): string[] {
  return [
    whom,
    teams === null ? null : m.teams_count({ count: teams }, { locale }),
    what === 'logins_ended'
      ? m.audit_logins_count({ count: Number(detail) }, { locale })
      : (changes.length === 0 || what === 'mailing_changed') && detailWords(detail, locale),
  ].filter((fact) => typeof fact === 'string')
}

/** Entries of the previous release have the names of settings in their detail. */
const detailWords = (detail: string | null, locale?: Locale) =>
  detail
    ?.split(', ')
    .map((word) => wordOf({ ...NAMES, ...DETAILS }, word, locale))
    .join(', ')

/** Words the changes. A fact has no old value; a change without values, such as a logo, has neither. */
export const auditChanges = ({ what, changes }: Pick<AuditWording, 'what' | 'changes'>, locale?: Locale) =>
  changes.map((change) => {
    const words = (text: string | null) => (text === null ? null : valueWords(change.name, text, locale))
    const values = { old: words(change.old), new: words(change.new) }
    const isFact = FACTS.has(change.name) || (change.old === null && change.new === null)
    const empty = isFact ? null : m.audit_empty({}, { locale })
    const names = what === 'sign_in_changed' ? { ...NAMES, domains: m.sign_in_domains } : NAMES
    return { name: wordOf(names, change.name, locale), old: values.old ?? empty, new: values.new ?? empty }
  })

const FACTS = new Set([
  'format',
  'version',
  'search',
  'person',
  'kind',
  'from',
  'to',
  'entries',
  'round',
  'mailing',
  'token',
  'scope',
  'uses',
  'day',
  'webhook',
])

function valueWords(name: string, text: string, locale?: Locale): string {
  if (name === 'retentionMonths' && text !== 'always') return m.audit_months({ count: Number(text) }, { locale })
  if (name === 'lang') return LANGUAGES[text as Locale] ?? text
  if (name === 'format') return text.toUpperCase()
  if (name === 'entries' || name === 'uses') return inDigits(Number(text), locale)
  if (isCalendarDate(text)) return formatDate(text)
  return wordOf(VALUES, text, locale)
}

/** The whole entry as one text, for a table cell. */
export function auditAbout(entry: AuditWording, locale?: Locale): string {
  const changes = auditChanges(entry, locale).map(({ name, old, new: now }) => {
    const named = now === null ? name : `${withColon(name, locale)} `
    return [named, old === null ? '' : `${old} → `, now].join('')
  })
  return [...auditFacts(entry, locale), ...changes].join(' · ')
}
