import { LIMITS } from '@thrive/domain'

/** What a sentence may name. It travels beside the code. */
export interface RefusalDetails {
  /** In seconds. */
  retryAfter?: number | undefined
  minutes?: number | undefined
  domains?: readonly string[] | undefined
  email?: string | undefined
  fields?: readonly string[] | undefined
  min?: number | undefined
  max?: number | undefined
}

type Sentence = string | ((details: RefusalDetails) => string)

const NOT_UNDERSTOOD = 'This request could not be understood.'
const BUSY = 'There is very much to do right now. Please try again in a moment.'

/** Why something is refused, by the server or by a rule that both sides share: a code that never changes, and its words. */
export const REFUSALS = {
  // anything
  invalid: ({ fields = [] }) => `Please check: ${fields.join(', ') || 'the request'}.`,
  'not-found': 'There is nothing here.',
  'too-large': 'This is more than can be sent at once.',
  'too-many-fields': NOT_UNDERSTOOD,
  'too-many-requests': ({ retryAfter = 0 }) => {
    const wait = retryAfter < 60 ? 'in a minute' : `in ${Math.ceil(retryAfter / 60)} minutes`
    return `That was a little too often. Please try again ${wait}.`
  },
  'not-understood': NOT_UNDERSTOOD,
  'malformed-form': NOT_UNDERSTOOD,
  'unexpected-file': NOT_UNDERSTOOD,
  'cut-off': NOT_UNDERSTOOD,
  'bad-address': NOT_UNDERSTOOD,
  'bad-message': NOT_UNDERSTOOD,
  'missing-marker': 'The X-Requested-With header is missing.',
  busy: BUSY,
  'photo-store': BUSY,
  'revision-unreadable': BUSY,
  leaving: 'This server is about to end.',
  'not-ready': 'The database is not ready.',
  unexpected: 'Something went wrong on our side. Please try again in a moment.',

  // a team
  'invalid-email': 'Please enter a valid e-mail address.',
  'other-domain': ({ domains = [] }) =>
    `Please use an e-mail address of your organisation: one that ends in ${domains.map((domain) => `@${domain}`).join(' or ')}.`,
  'invalid-version': 'Something went wrong, please refresh the page.',
  'session-closed': 'This session does not exist. Please start again with your e-mail address.',
  'session-moved':
    'This session was opened with the mail to its leader, and goes on there. Is it yours? Enter your e-mail address: what this computer still holds comes along.',
  'session-completed': 'This session was completed more than a day ago. It can be read, but no longer changed.',
  'resume-refused': 'This is not right, or no longer works. Please ask for a new mail.',
  'not-an-image': 'This file is not a picture we can read. Please choose a JPEG, PNG or WebP image.',
  'too-many-pixels': 'This picture is too large. Please choose one of at most 24 megapixels.',
  'name-not-saved': 'An error has occured whilst updating the name. Please contact an administrator!',
  'name-too-short': `Your teamname should contain at least ${LIMITS.teamName.min} characters`,
  'name-too-long': `Your teamname should contain at most ${LIMITS.teamName.max} characters`,
  'name-not-storable': 'Your teamname holds a character that cannot be stored',

  // an answer
  'answers-refused': 'This answer was not saved. Please change it, and it will be sent again.',
  'not-a-number': ({ min = 0, max = 0 }) => `The answer is a whole number from ${min} to ${max}.`,
  'not-a-text': 'The answer is a text.',
  'not-a-time': 'The answer is a time in minutes and seconds, such as 12:34.',
  'not-a-date': 'A date has a day, a month and a year of four digits.',
  'not-options': 'The answer is a list of the options.',
  'no-such-option': 'The answer names something that is not an option.',
  'option-twice': 'Each option is given once at most.',
  'others-twice': 'Others is given once at most.',
  'not-ranked': 'The answer is a list of all options, each once.',
  'not-yes-or-no': 'The answer is Yes or No.',
  'text-too-long': `The text is longer than ${LIMITS.text} characters.`,
  'text-not-storable': 'The text holds a character that cannot be stored.',

  // HR
  'login-failed': 'Your username or password is incorrect!',
  'login-ended': 'Your login has ended. Please log in again.',
  'login-idle': ({ minutes = 0 }) => `You were signed out after ${minutes} minutes without activity.`,
  'login-longest': 'Your login has lasted as long as one may. Please log in again.',
  'wrong-password': 'Your current password is not correct.',
  'weak-password': `A password needs at least ${LIMITS.password.min} characters.`,
  'no-such-account': ({ email = '' }) => `There is no account ${email}.`,
  'wrong-erasure-name': 'This is not the name of the team. Please type it exactly as it is shown.',
  'link-expired': 'This link was used already or is older than a minute. Please ask for the file again.',
  'no-such-page': 'This page does not exist.',
} satisfies Record<string, Sentence>

export type RefusalCode = keyof typeof REFUSALS

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code)

/** The words for a code; those of a newer server may be missing here. */
export function sentenceOf(code: string, details: RefusalDetails = {}): string {
  const sentence: Sentence = REFUSALS[isRefusalCode(code) ? code : 'unexpected']
  return typeof sentence === 'string' ? sentence : sentence(details)
}
