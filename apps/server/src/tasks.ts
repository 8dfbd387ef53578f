import type { TaskList } from 'graphile-worker'
import type { Deps } from './deps.ts'
import { dropExpired } from './features/hr/account/data.ts'
import { dropOldAuditEntries } from './features/hr/audit/data.ts'
import { tellAudit } from './features/hr/audit/service.ts'
import { dropOldAttempts } from './features/hr/company/data.ts'
import { eraseExpired } from './features/hr/erasure/service.ts'
import { dropOldInvitations } from './features/hr/invitation/data.ts'
import { sendInvitation } from './features/hr/invitation/service.ts'
import { dropOldResets } from './features/hr/password/data.ts'
import { sendResetMail } from './features/hr/password/service.ts'
import { keepInsight } from './features/hr/tally/service.ts'
import { sendAnswersMail } from './features/team/answers-mail/service.ts'
import { sweepPhotos } from './features/team/photo/service.ts'
import { findReminders, sendReminder } from './features/team/reminder/service.ts'
import { forgetMails } from './features/team/resume/data.ts'
import { sendResumeMail } from './features/team/resume/service.ts'
import { closeOldRooms } from './features/team/room/service.ts'
import { forgetRoomChecks } from './features/team/room-check/data.ts'
import type { JobPayloads } from './infra/jobs.ts'

/** Work done outside of requests. Each task may run twice without harm; a mail may then arrive twice. */
export const tasksOf = (deps: Deps): TaskList => ({
  'drop-photo': async (payload) => {
    await deps.photos.delete((payload as JobPayloads['drop-photo']).key)
  },
  'sweep-photos': async (_, { abortSignal }) => {
    await sweepPhotos(deps, abortSignal)
  },
  'fold-insight': (_, { abortSignal }) => keepInsight(deps, abortSignal),
  'drop-expired': async () => {
    await dropExpired(deps.db)
    await dropOldInvitations(deps.db)
    await dropOldResets(deps.db)
    await dropOldAttempts(deps.db)
    await forgetMails(deps.db)
    await forgetRoomChecks(deps.db)
    await dropOldAuditEntries(deps.db, deps.env.AUDIT_MONTHS)
  },
  'tell-audit': () => tellAudit(deps),
  'close-rooms': () => closeOldRooms(deps),
  'mail-results': (payload) => sendAnswersMail(deps, (payload as JobPayloads['mail-results']).sessionId),
  'mail-resume': (payload) => sendResumeMail(deps, (payload as JobPayloads['mail-resume']).sessionId),
  'mail-invitation': (payload) => sendInvitation(deps, payload as JobPayloads['mail-invitation']),
  'mail-reset': (payload) => sendResetMail(deps, (payload as JobPayloads['mail-reset']).accountId),
  'find-reminders': () => findReminders(deps),
  'mail-reminder': (payload) => sendReminder(deps, payload as JobPayloads['mail-reminder']),
  retention: async (_, { abortSignal }) => {
    const { retentionMonths } = await deps.organisation.read()
    if (retentionMonths) await eraseExpired(deps, retentionMonths, abortSignal)
  },
})

/** In UTC; a day on which no node ran is made up for. Tasks of one queue run one after the other. */
export const CRONTAB = `
* * * * * fold-insight ?jobKey=fold-insight&queue=insight
* * * * * find-reminders ?jobKey=find-reminders&queue=reminders
* * * * * tell-audit ?jobKey=tell-audit&queue=audit
*/5 * * * * close-rooms ?jobKey=close-rooms
17 2 * * * drop-expired
47 2 * * * retention ?fill=1d
27 3 * * * sweep-photos
`
