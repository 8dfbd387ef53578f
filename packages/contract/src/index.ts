import type { z } from 'zod'
import { aboutCalls } from './about.ts'
import { accountCalls } from './account.ts'
import { actionCalls } from './action.ts'
import { answerCalls } from './answer.ts'
import { auditCalls } from './audit.ts'
import { companyCalls } from './company.ts'
import { earlierCalls } from './earlier.ts'
import { endingCalls } from './ending.ts'
import { erasureCalls } from './erasure.ts'
import { exportCalls } from './export.ts'
import { factorCalls } from './factor.ts'
import { findCalls } from './find.ts'
import { finishedTeamCalls } from './finished-team.ts'
import { healthCalls } from './health.ts'
import { insightCalls } from './insight.ts'
import { insightLabelCalls } from './insight-label.ts'
import { invitationCalls } from './invitation.ts'
import { inviteeCalls } from './invitee.ts'
import { loginsCalls } from './logins.ts'
import { lookBackCalls } from './look-back.ts'
import { opinionCalls } from './opinion.ts'
import { organisationCalls } from './organisation.ts'
import { passwordCalls } from './password.ts'
import { peopleCalls } from './people.ts'
import { photoCalls } from './photo.ts'
import { plannedActionCalls } from './planned-action.ts'
import { privacyCalls } from './privacy.ts'
import { proofCalls } from './proof.ts'
import { questionCalls } from './question.ts'
import { reminderCalls } from './reminder.ts'
import { resumeCalls } from './resume.ts'
import { retentionCalls } from './retention.ts'
import { roomCalls } from './room.ts'
import { roomCheckCalls } from './room-check.ts'
import { roundCalls } from './round.ts'
import { seatCalls } from './seat.ts'
import { sessionCalls } from './session.ts'
import { signInCalls } from './sign-in.ts'
import { smallestGroupCalls } from './smallest-group.ts'
import { studioCalls } from './studio.ts'
import { studioFileCalls } from './studio-file.ts'
import { takeOutCalls } from './take-out.ts'
import { teamHistoryCalls } from './team-history.ts'
import { versionCalls } from './version.ts'

export { type Access, type Call, FORM_BYTES } from './call.ts'

export const contract = {
  ...versionCalls,
  ...sessionCalls,
  ...resumeCalls,
  ...questionCalls,
  ...answerCalls,
  ...opinionCalls,
  ...photoCalls,
  ...earlierCalls,
  ...actionCalls,
  ...reminderCalls,
  ...lookBackCalls,
  ...roomCheckCalls,
  ...roomCalls,
  ...seatCalls,
  ...privacyCalls,
  ...organisationCalls,
  ...aboutCalls,
  ...retentionCalls,
  ...accountCalls,
  ...passwordCalls,
  ...peopleCalls,
  ...invitationCalls,
  ...factorCalls,
  ...proofCalls,
  ...loginsCalls,
  ...signInCalls,
  ...companyCalls,
  ...finishedTeamCalls,
  ...teamHistoryCalls,
  ...insightCalls,
  ...insightLabelCalls,
  ...plannedActionCalls,
  ...smallestGroupCalls,
  ...exportCalls,
  ...erasureCalls,
  ...takeOutCalls,
  ...endingCalls,
  ...findCalls,
  ...auditCalls,
  ...studioCalls,
  ...studioFileCalls,
  ...roundCalls,
  ...inviteeCalls,
  ...healthCalls,
}

export type Contract = typeof contract
export type CallName = keyof Contract

type Part<Name extends CallName, Key extends 'params' | 'query' | 'body'> = Contract[Name] extends {
  [K in Key]: infer Schema extends z.ZodType
}
  ? Schema
  : z.ZodObject

export type Params<Name extends CallName> = z.output<Part<Name, 'params'>>
export type Query<Name extends CallName> = z.output<Part<Name, 'query'>>
export type Body<Name extends CallName> = z.output<Part<Name, 'body'>>
export type Response<Name extends CallName> = z.output<Contract[Name]['response']>

type Sent<Name extends CallName, Key extends 'params' | 'query' | 'body'> = Contract[Name] extends {
  [K in Key]: infer Schema extends z.ZodType
}
  ? // A form without fields must not forbid path parameters.
    z.input<Schema> extends Record<string, never>
    ? unknown
    : z.input<Schema>
  : unknown

/** What a caller passes: path parameters, query and form fields as one object. */
export type Input<Name extends CallName> = Sent<Name, 'params'> & Sent<Name, 'query'> & Sent<Name, 'body'>
