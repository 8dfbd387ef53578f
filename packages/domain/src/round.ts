/** The states of a round of invitations. */
export const ROUND_STATES = ['draft', 'planned', 'open', 'closed'] as const
export type RoundState = (typeof ROUND_STATES)[number]

/** How far an invitee got; each includes the ones before. */
export const INVITEE_STATES = ['invited', 'opened', 'started', 'finished'] as const
export type InviteeState = (typeof INVITEE_STATES)[number]

export const MAILING_KINDS = ['invitation', 'reminder', 'by-hand'] as const
export type MailingKind = (typeof MAILING_KINDS)[number]

export const MAILING_STATES = ['planned', 'sending', 'paused', 'late', 'sent', 'dropped'] as const
export type MailingState = (typeof MAILING_STATES)[number]

/** The states of one mail. `uncertain`: the mail server may have it; only a person sends it again. */
export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed', 'uncertain', 'skipped'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** What HR reads of the mail to an invitee. */
export const INVITEE_MAILS = ['none', 'queued', 'sent', 'failed', 'uncertain', 'returned', 'stopped'] as const
export type InviteeMail = (typeof INVITEE_MAILS)[number]

/** Why a mail needs a person. */
export const MAIL_NEEDS = ['uncertain', 'failed', 'returned', 'stopped'] as const
export type MailNeed = (typeof MAIL_NEEDS)[number]

/** What can be wrong with a line of a list of invitees. */
export const LINE_FAULTS = ['not-an-address', 'twice', 'domain', 'too-long', 'unknown-language'] as const
export type LineFault = (typeof LINE_FAULTS)[number]

export const ROUND_LIMITS = {
  name: 80,
  message: 600,
  /** The message of a reminder by hand. */
  reminder: 300,
  reminders: 2,
  labels: 2,
  label: 80,
  lines: 10_000,
  /** Mails to an invitee in one round. */
  mails: 3,
  /** Days between two mails to an invitee. */
  daysBetween: 3,
  /** A mailing that is later than this waits for a person. */
  lateHours: 2,
} as const
