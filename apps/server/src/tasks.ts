import type { TaskList } from 'graphile-worker'
import type { Deps } from './deps.ts'
import { dropOldAttempts } from './features/hr/account/attempt-data.ts'
import { dropExpired, recordEndedLogins } from './features/hr/account/login-data.ts'
import { dropOldResets } from './features/hr/account/reset-data.ts'
import { sendResetMail } from './features/hr/account/reset-service.ts'
import { dropOldAuditEntries } from './features/hr/audit/data.ts'
import { sendAuditToLog } from './features/hr/audit/service.ts'
import { dropOldCompanyAttempts } from './features/hr/company/data.ts'
import { endOrganisation, sendEndingMail, warnOfEnd } from './features/hr/ending/service.ts'
import { dropOldMemberInvitations } from './features/hr/people/member-invitation-data.ts'
import { sendMemberInvitation } from './features/hr/people/member-invitation-service.ts'
import { eraseByRetention, sendRetentionMail, warnOwners } from './features/hr/settings/retention-service.ts'
import { dropTakeOut, makeTakeOut } from './features/hr/take-out/service.ts'
import { eraseAgain, writeList } from './features/hr/teams/erase-again.ts'
import { dropOldTickets } from './features/studio/preview-data.ts'
import { sweepMedia } from './features/studio/sweep-service.ts'
import { dropTrials } from './features/studio/trial-service.ts'
import { checkUpload } from './features/studio/upload-service.ts'
import { keepInsight } from './features/tally/rebuild-service.ts'
import { adoptReminder } from './features/team/action/reminder-data.ts'
import { queueReminders } from './features/team/action/reminder-service.ts'
import { sweepPhotos } from './features/team/photo/service.ts'
import { forgetRoomChecks } from './features/team/room/check-data.ts'
import { closeOldRooms } from './features/team/room/service.ts'
import { sendAnswersMail } from './features/team/session/answers-mail-service.ts'
import { forgetMails } from './features/team/session/resume-data.ts'
import { sendResumeMail } from './features/team/session/resume-service.ts'
import { doAll, type JobPayloads } from './infra/jobs.ts'

/** Work done outside requests. Each task may run twice without harm; a mail may then arrive twice. */
export const tasksOf = (deps: Deps): TaskList => ({
  'drop-photo': async (payload) => {
    await deps.photos.delete((payload as JobPayloads['drop-photo']).key)
  },
  'check-upload': (payload) => checkUpload(deps, (payload as JobPayloads['check-upload']).id),
  'list-erasure': (payload) => writeList(deps, payload as JobPayloads['list-erasure']),
  'erase-again': async (_, { abortSignal }) => {
    const sessions = await eraseAgain(deps, abortSignal)
    if (sessions > 0) deps.log.warn({ sessions }, 'erased again what a restored copy still held')
  },
  'sweep-photos': async (_, { abortSignal }) => {
    await sweepPhotos(deps, abortSignal)
  },
  'sweep-media': async (_, { abortSignal }) => {
    await sweepMedia(deps, abortSignal)
  },
  'fold-insight': (_, { abortSignal }) => keepInsight(deps, abortSignal),
  'drop-expired': () =>
    doAll([
      () => recordEndedLogins(deps.db),
      () => dropExpired(deps.db),
      () => dropOldMemberInvitations(deps.db),
      () => dropOldResets(deps.db),
      () => dropOldAttempts(deps.db),
      () => dropOldCompanyAttempts(deps.db),
      () => forgetMails(deps.db),
      () => forgetRoomChecks(deps.db),
      () => dropOldTickets(deps.db),
      () => dropOldAuditEntries(deps.db, deps.env.AUDIT_MONTHS),
    ]),
  'tell-audit': () => doAll([() => recordEndedLogins(deps.db), () => sendAuditToLog(deps)]),
  'close-rooms': () => closeOldRooms(deps),
  'drop-trials': (_, { abortSignal }) => dropTrials(deps, abortSignal),
  'mail-results': (payload) => sendAnswersMail(deps, (payload as JobPayloads['mail-results']).sessionId),
  'mail-resume': (payload) => sendResumeMail(deps, (payload as JobPayloads['mail-resume']).sessionId),
  'mail-invitation': (payload) => sendMemberInvitation(deps, payload as JobPayloads['mail-invitation']),
  'mail-reset': (payload) => sendResetMail(deps, (payload as JobPayloads['mail-reset']).accountId),
  'queue-reminders': () => queueReminders(deps),
  // Jobs of the release before: what it has claimed is sent by the common sender, what it looks for was found here.
  'find-reminders': async () => {},
  'mail-reminder': async (payload) => {
    const { sessionId, day } = payload as JobPayloads['mail-reminder']
    await adoptReminder(deps.db, sessionId, day)
  },
  retention: (_, { abortSignal }) => eraseByRetention(deps, abortSignal),
  'warn-owners': (payload) => warnOwners(deps, payload as JobPayloads['warn-owners']),
  'make-take-out': (payload) => makeTakeOut(deps, (payload as JobPayloads['make-take-out']).id),
  'drop-take-out': (payload) => dropTakeOut(deps, (payload as JobPayloads['drop-take-out']).id),
  'end-organisation': (_, { abortSignal }) => endOrganisation(deps, abortSignal),
  'warn-of-end': (payload) => warnOfEnd(deps, payload as JobPayloads['warn-of-end']),
  'mail-end': (payload) => sendEndingMail(deps, payload as JobPayloads['mail-end']),
  'mail-retention': (payload) => sendRetentionMail(deps, payload as JobPayloads['mail-retention']),
})

/** In UTC. `fill` makes up for a day on which no node ran. Tasks in one queue run one after another. */
export const CRONTAB = `
* * * * * fold-insight ?jobKey=fold-insight&queue=insight
* * * * * queue-reminders ?jobKey=queue-reminders&queue=reminders
* * * * * tell-audit ?jobKey=tell-audit&queue=audit
*/5 * * * * close-rooms ?jobKey=close-rooms
*/10 * * * * end-organisation ?jobKey=end-organisation&queue=end
*/10 * * * * drop-trials ?jobKey=drop-trials&queue=trials
17 2 * * * drop-expired
47 2 * * * retention ?fill=1d
27 3 * * * sweep-photos
37 3 * * * sweep-media
`
