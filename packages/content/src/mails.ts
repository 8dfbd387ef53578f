/** What a mail says; how it looks is the server's. */
export interface MailText {
  subject: string
  before: string[]
  /** Set apart, to be read off and typed. */
  code?: string
  link: { label: string; url: string }
  after: string[]
}

interface ResumeFacts {
  workshop: string
  code: string
  url: string
  minutes: number
  begun: Date
}

export const resumeMail = ({ workshop, code, url, minutes, begun }: ResumeFacts): MailText => ({
  subject: `Your code for ${workshop}: ${code}`,
  before: [
    `Someone entered your e-mail address to continue the session of ${workshop} that was begun with it on ${momentOf(begun)}.`,
    'If that was you or your team, type this code on the screen that asks for it:',
  ],
  code,
  link: { label: 'Or continue on this device', url },
  after: [
    `Code and link work once, for ${minutes} minutes. A later mail replaces this one.`,
    'If it was not you, there is nothing to do: without this mail nobody continues your session. Please pass neither the code nor the link on.',
  ],
})

interface ResultsFacts {
  workshop: string
  url: string
  supportEmail: string
}

export const resultsMail = ({ workshop, url, supportEmail }: ResultsFacts): MailText => ({
  subject: `The answers of your team: ${workshop}`,
  before: [
    `Your team has finished the questions of ${workshop}. This is the link to your answers and scores, to read, print or download as a PDF:`,
  ],
  link: { label: 'The answers of our team', url },
  after: [
    'Whoever has this link can see and change the answers of your team, so please share it with your team only.',
    `Questions? Write to ${supportEmail}.`,
  ],
})

const momentOf = (date: Date) =>
  `${date.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
