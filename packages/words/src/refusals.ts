import { FEWEST_BALLOTS, LIMITS, type Locale, MOST_SEATS } from '@thrive/domain'
import { m } from '@thrive/words'
import { listed } from './intl.ts'

/** Values that a message may contain, sent beside the code. */
export interface RefusalDetails {
  /** In seconds. */
  retryAfter?: number | undefined
  minutes?: number | undefined
  domains?: readonly string[] | undefined
  email?: string | undefined
  /** Name and address of an owner who can help. */
  owner?: string | undefined
  /** Unused recovery codes. */
  codesLeft?: number | undefined
  fields?: readonly string[] | undefined
  min?: number | undefined
  max?: number | undefined
  /** How many would be erased. */
  sessions?: number | undefined
}

type In = { locale?: Locale | undefined }
type Sentence = (details: RefusalDetails, options: In) => string

const plain =
  (message: (inputs: Record<string, never>, options: In) => string): Sentence =>
  (_, options) =>
    message({}, options)

const notUnderstood = plain(m.refused_not_understood)
const busy = plain(m.refused_busy)

/** Reasons for refusals, by the server or by shared rules: a code that never changes, and its message. */
export const REFUSALS = {
  // anything
  invalid: ({ fields = [] }, options) =>
    fields.length > 0
      ? m.refused_invalid({ fields: fields.join(', ') }, options)
      : m.refused_invalid_request({}, options),
  'not-found': plain(m.refused_not_found),
  'too-large': plain(m.refused_too_large),
  'too-many-fields': notUnderstood,
  'too-many-requests': ({ retryAfter = 0 }, options) =>
    retryAfter < 60
      ? m.refused_too_often_minute({}, options)
      : m.refused_too_often({ count: Math.ceil(retryAfter / 60) }, options),
  'not-understood': notUnderstood,
  'malformed-form': notUnderstood,
  'unexpected-file': notUnderstood,
  'cut-off': notUnderstood,
  'bad-address': notUnderstood,
  'bad-message': notUnderstood,
  'missing-marker': plain(m.refused_missing_marker),
  busy,
  'photo-store': busy,
  'photo-store-full': plain(m.refused_store_full),
  'revision-unreadable': busy,
  leaving: plain(m.refused_leaving),
  'not-ready': plain(m.refused_not_ready),
  unexpected: plain(m.refused_unexpected),

  // a team
  'invalid-email': plain(m.refused_invalid_email),
  'other-domain': ({ domains = [] }, options) => {
    const named = domains.map((domain) => `@${domain}`)
    return m.refused_other_domain({ domains: listed(named, 'disjunction', options.locale) }, options)
  },
  'invalid-version': plain(m.refused_invalid_version),
  'no-look-back': plain(m.refused_no_look_back),
  'look-back-full': plain(m.refused_look_back_full),
  'session-closed': plain(m.refused_session_closed),
  'session-moved': plain(m.refused_session_moved),
  'session-completed': plain(m.refused_session_completed),
  'resume-refused': plain(m.refused_resume),
  // a room
  'no-room': plain(m.refused_no_room),
  'room-locked': plain(m.refused_room_locked),
  'room-full': (_, options) => m.refused_room_full({ max: MOST_SEATS }, options),
  'seat-ended': plain(m.refused_seat_ended),
  'seat-removed': plain(m.refused_seat_removed),
  'not-the-leader': plain(m.refused_not_the_leader),
  'pairing-used': plain(m.refused_pairing_used),
  'not-asked': plain(m.refused_not_asked),
  revealed: plain(m.refused_revealed),
  'too-few': (_, options) => m.refused_too_few({ min: FEWEST_BALLOTS }, options),
  'leader-gives-nothing': plain(m.refused_leader_gives),
  'too-late': plain(m.refused_too_late),
  'no-screen': plain(m.refused_no_screen),

  // a photo and a name
  'not-a-logo': plain(m.refused_not_a_logo),
  'not-an-image': plain(m.refused_not_an_image),
  'too-many-pixels': plain(m.refused_too_many_pixels),
  'name-not-saved': plain(m.refused_name_not_saved),
  'name-too-short': (_, options) => m.refused_name_too_short({ min: LIMITS.teamName.min }, options),
  'name-too-long': (_, options) => m.refused_name_too_long({ max: LIMITS.teamName.max }, options),
  'name-not-storable': plain(m.refused_name_not_storable),

  // an answer
  'answers-refused': plain(m.refused_answers),
  'not-a-number': ({ min = 0, max = 0 }, options) => m.refused_not_a_number({ min, max }, options),
  'not-a-text': plain(m.refused_not_a_text),
  'not-a-time': plain(m.refused_not_a_time),
  'not-a-date': plain(m.refused_not_a_date),
  'not-options': plain(m.refused_not_options),
  'no-such-option': plain(m.refused_no_such_option),
  'option-twice': plain(m.refused_option_twice),
  'others-twice': plain(m.refused_others_twice),
  'not-ranked': plain(m.refused_not_ranked),
  'not-yes-or-no': plain(m.refused_not_yes_or_no),
  'text-too-long': (_, options) => m.refused_text_too_long({ max: LIMITS.text }, options),
  'text-not-storable': plain(m.refused_text_not_storable),

  // HR
  'login-failed': plain(m.refused_login_failed),
  'login-ended': plain(m.refused_login_ended),
  'login-idle': ({ minutes = 0 }, options) => m.refused_login_idle({ count: Number(minutes) }, options),
  'login-ended-by-team': plain(m.refused_ended_by_team),
  'login-longest': plain(m.refused_login_longest),
  'code-needed': plain(m.refused_code_needed),
  'code-wrong': ({ codesLeft }, options) =>
    codesLeft === undefined
      ? m.refused_code_wrong({}, options)
      : m.refused_recovery_code_wrong({ count: codesLeft }, options),
  'not-your-role': plain(m.refused_not_your_role),
  'proof-needed': plain(m.refused_proof_needed),
  'factor-needed': plain(m.refused_factor_needed),
  'factor-not-begun': plain(m.refused_factor_not_begun),
  'factor-off': plain(m.refused_factor_off),
  'factor-required': plain(m.refused_factor_required),
  'factor-unreadable': plain(m.refused_factor_unreadable),
  'no-secrets-key': plain(m.refused_no_secrets_key),
  'no-public-url': plain(m.refused_no_public_url),
  'company-off': plain(m.refused_company_off),
  'company-only': plain(m.refused_company_only),
  'company-unreachable': plain(m.refused_company_unreachable),
  'company-refused': plain(m.refused_company_refused),
  'company-cancelled': plain(m.refused_company_cancelled),
  'sign-in-expired': plain(m.refused_sign_in_expired),
  'email-missing': plain(m.refused_email_missing),
  'email-unverified': ({ email = '' }, options) => m.refused_email_unverified({ email }, options),
  'other-company-domain': ({ email = '' }, options) => m.refused_other_company_domain({ email }, options),
  'not-invited': ({ email = '' }, options) => m.refused_not_invited({ email }, options),
  'linked-elsewhere': ({ email = '' }, options) => m.refused_linked_elsewhere({ email }, options),
  'account-off': plain(m.refused_account_off),
  'other-person': plain(m.refused_other_person),
  'not-fresh': plain(m.refused_not_fresh),
  'invalid-issuer': plain(m.refused_invalid_issuer),
  'sign-in-incomplete': plain(m.refused_sign_in_incomplete),
  'emergency-needed': plain(m.refused_emergency_needed),
  'emergency-owner': plain(m.refused_emergency_owner),
  'wrong-password': plain(m.refused_wrong_password),
  'weak-password': (_, options) => m.refused_weak_password({ min: LIMITS.password.min }, options),
  'common-password': plain(m.refused_common_password),
  'reset-expired': plain(m.refused_reset_expired),
  'last-owner': plain(m.refused_last_owner),
  'already-member': plain(m.refused_already_member),
  'invitation-gone': plain(m.refused_invitation_gone),
  'invitation-expired': plain(m.refused_invitation_expired),
  'no-such-account': ({ email = '' }, options) => m.refused_no_such_account({ email }, options),
  'wrong-erasure-name': plain(m.refused_wrong_erasure_name),
  'address-has-session': plain(m.refused_address_has_session),
  'erases-sessions': ({ sessions = 0 }, options) => m.refused_erases_sessions({ count: sessions }, options),
  'link-expired': plain(m.refused_link_expired),
  'no-such-page': plain(m.refused_no_such_page),
  // a round
  'no-round': plain(m.refused_no_round),
  'no-invitee': plain(m.refused_no_invitee),
  'no-mailing': plain(m.refused_no_mailing),
  'no-such-version': plain(m.refused_no_such_version),
  'closes-before-sends': plain(m.refused_closes_before_sends),
  'reminders-too-close': plain(m.refused_reminders_too_close),
  'not-a-list': plain(m.refused_not_a_list),
  'list-too-long': plain(m.refused_list_too_long),
  'round-begun': plain(m.refused_round_begun),
  'nobody-invited': plain(m.refused_nobody_invited),
  'round-closed': plain(m.refused_round_closed),
  'round-not-planned': plain(m.refused_round_not_planned),
  'no-mail': plain(m.refused_no_mail),
  'mail-refused': plain(m.refused_mail_refused),
  'already-invited': plain(m.refused_already_invited),
  'already-started': plain(m.refused_already_started),
  'mailing-done': plain(m.refused_mailing_done),
  'link-unreadable': plain(m.refused_link_unreadable),
  'other-session': plain(m.refused_other_session),
  // the studio
  'no-such-upload': plain(m.refused_no_such_upload),
  'file-quota': plain(m.refused_file_quota),
  'changed-meanwhile': plain(m.refused_changed_meanwhile),
  'no-such-place': plain(m.refused_no_such_place),
  'locked-place': plain(m.refused_locked_place),
  'not-a-value': plain(m.refused_not_a_value),
  'draft-changed': plain(m.refused_draft_changed),
  'checks-stop': plain(m.refused_checks_stop),
  'nothing-changed': plain(m.refused_nothing_changed),
  'no-such-edition': plain(m.refused_no_such_edition),
  'no-preview': plain(m.refused_no_preview),
} satisfies Record<string, Sentence>

export type RefusalCode = keyof typeof REFUSALS

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code)

/** The message for a code, in the screen's language or the one given; codes of a newer server may be unknown here. */
export function sentenceOf(code: string, details: RefusalDetails = {}, locale?: Locale): string {
  const sentence: Sentence = REFUSALS[isRefusalCode(code) ? code : 'unexpected']
  return sentence(details, { locale })
}
