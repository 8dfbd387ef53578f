import type { Mailing, Round, Rounds, WholeRound } from '../api.ts'
import type { Invitee } from '../invitee-api.ts'

/** Rounds, mailings and invitees for tests, each with what the test is about. */

export const buildRound = (part: Partial<Round> = {}): Round => ({
  id: 7,
  name: 'Autumn 2026',
  version_slug: 'v2',
  lang: 'en',
  state: 'open',
  sends: '2026-11-02T09:00',
  closes: '2026-12-18',
  reminders: [7, 14],
  invited: 24,
  opened: 21,
  started: 17,
  finished: 12,
  returned: 0,
  ...part,
})

export const buildMailing = (part: Partial<Mailing> = {}): Mailing => ({
  id: 1,
  kind: 'invitation',
  at: '2026-11-02T08:00:00.000Z',
  state: 'sent',
  queued: 0,
  sent: 24,
  failed: 0,
  uncertain: 0,
  skipped: 0,
  next_try: null,
  says: null,
  ...part,
})

export const buildWholeRound = (part: Partial<WholeRound> = {}): WholeRound => ({
  ...buildRound(),
  message: '',
  labels: [],
  mailings: [buildMailing()],
  stops: [],
  needs: { uncertain: 0, failed: 0, returned: 0, stopped: 0 },
  may_remind: { invited: 2, opened: 4, started: 5 },
  pauses: [],
  copied: 0,
  since: '2026-11-02T08:00:00.000Z',
  per_minute: 60,
  ...part,
})

export const buildRounds = (rounds: Round[], part: Partial<Rounds> = {}): Rounds => ({
  rounds,
  mails: true,
  workshops: [
    { slug: 'v1', name: 'Thriving Teams 1.0', look: 'game', minutes: 120, support: 'support@example.org' },
    { slug: 'v2', name: 'Thrive Lab', look: 'lab', minutes: 150, support: 'support@example.org' },
  ],
  ...part,
})

export const buildInvitee = (part: Partial<Invitee> = {}): Invitee => ({
  id: 1,
  email: 'lead@example.org',
  name: '',
  lang: 'en',
  labels: [],
  team: null,
  state: 'invited',
  page: null,
  pages: 36,
  mail: 'sent',
  mails: 1,
  mail_says: null,
  mail_at: null,
  mail_by: null,
  last_sign: null,
  copied_at: null,
  uuid: null,
  ...part,
})
