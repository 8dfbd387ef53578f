import { contentRoutes } from './features/content/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { factorRoutes } from './features/hr/account/factor-routes.ts'
import { loginsRoutes } from './features/hr/account/login-routes.ts'
import { passwordRoutes } from './features/hr/account/password-routes.ts'
import { accountRoutes } from './features/hr/account/routes.ts'
import { plannedActionRoutes } from './features/hr/action/routes.ts'
import { auditRoutes } from './features/hr/audit/routes.ts'
import { companyRoutes } from './features/hr/company/routes.ts'
import { signInRoutes } from './features/hr/company/settings-routes.ts'
import { endingRoutes } from './features/hr/ending/routes.ts'
import { insightLabelRoutes } from './features/hr/insight/label-routes.ts'
import { insightRoutes } from './features/hr/insight/routes.ts'
import { smallestGroupRoutes } from './features/hr/insight/smallest-group-routes.ts'
import { memberInvitationRoutes } from './features/hr/people/member-invitation-routes.ts'
import { peopleRoutes } from './features/hr/people/routes.ts'
import { aboutRoutes } from './features/hr/settings/about-routes.ts'
import { organisationRoutes } from './features/hr/settings/routes.ts'
import { takeOutRoutes } from './features/hr/take-out/routes.ts'
import { erasureRoutes } from './features/hr/teams/erasure-routes.ts'
import { exportRoutes } from './features/hr/teams/export-routes.ts'
import { teamHistoryRoutes } from './features/hr/teams/history-routes.ts'
import { finishedTeamRoutes } from './features/hr/teams/routes.ts'
import { inviteeRoutes } from './features/round/invitee-routes.ts'
import { roundRoutes } from './features/round/routes.ts'
import { editionRoutes } from './features/studio/edition-routes.ts'
import { fileRoutes } from './features/studio/file-routes.ts'
import { offerRoutes } from './features/studio/offer-routes.ts'
import { previewRoutes } from './features/studio/preview-routes.ts'
import { studioRoutes } from './features/studio/routes.ts'
import { uploadRoutes } from './features/studio/upload-routes.ts'
import { reminderRoutes } from './features/team/action/reminder-routes.ts'
import { actionRoutes } from './features/team/action/routes.ts'
import { answerRoutes } from './features/team/answer/routes.ts'
import { lookBackRoutes } from './features/team/look-back/routes.ts'
import { photoRoutes } from './features/team/photo/routes.ts'
import { roomRoutes } from './features/team/room/routes.ts'
import { seatRoutes } from './features/team/room/seat-routes.ts'
import { earlierRoutes } from './features/team/session/earlier-routes.ts'
import { resumeRoutes } from './features/team/session/resume-routes.ts'
import { sessionRoutes } from './features/team/session/routes.ts'

/** The routes of all features, in the order of their registration. */
export const FEATURES = [
  contentRoutes,
  sessionRoutes,
  resumeRoutes,
  answerRoutes,
  photoRoutes,
  earlierRoutes,
  actionRoutes,
  reminderRoutes,
  lookBackRoutes,
  roomRoutes,
  seatRoutes,
  organisationRoutes,
  aboutRoutes,
  accountRoutes,
  passwordRoutes,
  peopleRoutes,
  memberInvitationRoutes,
  factorRoutes,
  loginsRoutes,
  signInRoutes,
  companyRoutes,
  finishedTeamRoutes,
  teamHistoryRoutes,
  insightRoutes,
  insightLabelRoutes,
  plannedActionRoutes,
  smallestGroupRoutes,
  exportRoutes,
  erasureRoutes,
  takeOutRoutes,
  endingRoutes,
  auditRoutes,
  studioRoutes,
  editionRoutes,
  uploadRoutes,
  fileRoutes,
  offerRoutes,
  previewRoutes,
  roundRoutes,
  inviteeRoutes,
  healthRoutes,
]
