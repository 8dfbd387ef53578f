/** What a mail says; the server decides how it looks. */
export interface MailText {
  subject: string
  before: string[]
  /** Shown on its own, to be read and typed. */
  code?: string
  link: { label: string; url: string }
  after: string[]
}

interface ResumeMailFacts {
  workshop: string
  code: string
  url: string
  days: number
  begun: Date
  /** Whom to ask for erasure; the HR department if nobody is named. */
  contact: string | undefined
}

export const resumeMail = ({ workshop, code, url, days, begun, contact }: ResumeMailFacts): MailText => ({
  subject: `Your code for ${workshop}: ${code}`,
  before: [
    `Someone entered your e-mail address to continue the session of ${workshop} that was begun with it on ${momentOf(begun)}.`,
    'If that was you or your team, type this code on the screen that asks for it:',
  ],
  code,
  link: { label: 'Or continue on this device', url },
  after: [
    `Code and link work once, within ${days} days; those of the two mails before this one still do, too. The first use proves that the address is yours. Any other device that is in the session is then asked for a code of its own.`,
    'Was it not you? Then do nothing: without this mail nobody continues your session. Please pass neither the code nor the link on.',
    `Did nobody of your team begin this session? Then someone else began it with your address. Continue it once with this mail, which puts them out, and ${askFor(contact)} to have it erased.`,
  ],
})

interface AnswersMailFacts {
  workshop: string
  url: string
  supportEmail: string
  contact: string | undefined
}

export const answersMail = ({ workshop, url, supportEmail, contact }: AnswersMailFacts): MailText => ({
  subject: `The answers of your team: ${workshop}`,
  before: [
    `Your team has finished the questions of ${workshop}. This is the link to your answers and scores, to read, print or download as a PDF:`,
  ],
  link: { label: 'The answers of our team', url },
  after: [
    'Whoever has this link can see the answers of your team, and change them until a day after its last page, so please share it with your team only.',
    `Questions? Write to ${supportEmail}.`,
    `Has your team not played this? Then someone else entered your address: please ${askFor(contact)} to have it erased.`,
  ],
})

const askFor = (contact: string | undefined) => (contact ? `write to ${contact}` : 'ask your HR department')

const momentOf = (date: Date) =>
  `${date.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
