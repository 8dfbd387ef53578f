import { LIMITS } from '@thrive/domain'

/** Words that both the server and the screen say. */
export const messages = {
  invalidEmail: 'Please enter a valid e-mail address.',
  invalidVersion: 'Something went wrong, please refresh the page.',
  nameNotSaved: 'An error has occured whilst updating the name. Please contact an administrator!',
  loginFailed: 'Your username or password is incorrect!',
  loginEnded: 'Your login has ended. Please log in again.',
  loginLongest: 'Your login has lasted as long as one may. Please log in again.',
  loginEndedByTeam: 'A team started on this computer, so you were signed out.',
  wrongPassword: 'Your current password is not correct.',
  weakPassword: `A password needs at least ${LIMITS.password.min} characters.`,
  wrongErasureName: 'This is not the name of the team. Please type it exactly as it is shown.',
  linkExpired: 'This link was used already or is older than a minute. Please ask for the file again.',
  saveFailed: 'Failed to save answers!',
  answerRefused: 'This answer was not saved. Please change it, and it will be sent again.',
  answerNotParsed: 'Error parsing the answer value',
  invalidQuestion: 'Invalid question! Please contact an administrator.',
  noPhoto: 'No team photo taken yet',
  notAnImage: 'This file is not a picture we can read. Please choose a JPEG, PNG or WebP image.',
  tooManyPixels: 'This picture is too large. Please choose one of at most 24 megapixels.',
  sessionClosed: 'This session does not exist. Please start again with your e-mail address.',
  sessionMoved:
    'This session was opened with the mail to its leader, and goes on there. Is it yours? Enter your e-mail address: what this computer still holds comes along.',
  sessionCompleted: 'This session was completed more than a day ago. It can be read, but no longer changed.',
  resumeRefused: 'This is not right, or no longer works. Please ask for a new mail.',
  offline: 'There is no connection right now. Please check the network and try again.',
  busy: 'There is very much to do right now. Please try again in a moment.',
  tooLarge: 'This is more than can be sent at once.',
  notUnderstood: 'This request could not be understood.',
  unexpected: 'Something went wrong on our side. Please try again in a moment.',
} as const

export const loginIdle = (minutes: number) => `You were signed out after ${minutes} minutes without activity.`

export const otherDomain = (domains: string[]): string =>
  `Please use an e-mail address of your organisation: one that ends in ${domains.map((domain) => `@${domain}`).join(' or ')}.`

export function tooManyRequests(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? 'in a minute' : `in ${minutes} minutes`
  return `That was a little too often. Please try again ${wait}.`
}
