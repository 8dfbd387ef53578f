import { FEWEST_BALLOTS, LIMITS, type Locale, MOST_SEATS } from '@thrive/domain'
import { m } from '@thrive/words'
import { listed } from './intl.ts'
import { plain, type RefusalDetails, type Sentence } from './refusal.ts'

const notUnderstood = plain(m.refused_not_understood)
const busy = plain(m.refused_busy)

/** Refusals that a team may read, at the shared screen or on a phone. */
export const TEAM_REFUSALS = {
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

  // the link of a round, and a preview
  'no-invitee': plain(m.refused_no_invitee),
  'round-closed': plain(m.refused_round_closed),
  'no-preview': plain(m.refused_no_preview),
  'other-session': plain(m.refused_other_session),
} satisfies Record<string, Sentence>

/** As `sentenceOf` of all refusals: the apps of teams and phones resolve to this one, without the words of HR. */
export function sentenceOf(code: string, details: RefusalDetails = {}, locale?: Locale): string {
  const known = Object.hasOwn(TEAM_REFUSALS, code) ? (code as keyof typeof TEAM_REFUSALS) : 'unexpected'
  const sentence: Sentence = TEAM_REFUSALS[known]
  return sentence(details, { locale })
}
