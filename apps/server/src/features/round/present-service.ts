import type { Response } from '@thrive/contract'
import { INVITEE_STATES, type Locale } from '@thrive/domain'
import type { Library, Revision } from '../../deps.ts'
import type { Round, Stop } from './data.ts'
import type { Invitee } from './invitee-data.ts'
import type { Mailing } from './mailing-data.ts'

export const presentRound = ({ versionSlug, labels: _, message: __, ...round }: Round) => ({
  ...round,
  version_slug: versionSlug,
})

export const presentMailing = ({ at, retryAt, ...mailing }: Mailing) => ({
  ...mailing,
  at: at.toISOString(),
  next_try: retryAt?.toISOString() ?? null,
})

/** Finds the plan of each invitee's session, or of the version that the others would begin with. */
export async function presentInvitees(library: Library, { versionSlug }: Round, invitees: Invitee[]) {
  const published = await library.find(versionSlug)
  return Promise.all(
    invitees.map(async (invitee) => {
      const revision = invitee.revisionId === null ? published : await library.revision(invitee.revisionId)
      return presentInvitee(invitee, revision?.plan.surveyPages ?? 0)
    }),
  )
}

type Presented = Response<'GET /api/admin/round/invitees/:round'>['invitees'][number]

function presentInvitee({ sealed: _, stage, position, revisionId: __, ...invitee }: Invitee, pages: number): Presented {
  const { mailSays, mailedAt, returnedAt, returnedBy, stoppedAt, lastSign, copiedAt, ...rest } = invitee
  const mailAt = { returned: returnedAt, stopped: stoppedAt }
  return {
    ...rest,
    state: INVITEE_STATES[stage] ?? 'invited',
    page: position === null ? null : Math.min(position, pages),
    pages,
    mail_says: mailSays,
    mail_at: momentOf(rest.mail in mailAt ? mailAt[rest.mail as keyof typeof mailAt] : mailedAt),
    mail_by: returnedBy,
    last_sign: momentOf(lastSign),
    copied_at: momentOf(copiedAt),
  }
}

const momentOf = (moment: Date | null) => moment?.toISOString() ?? null

/** Adds up how many teams stand on each chapter, in the order of the chapters. */
export async function presentStops(library: Library, { versionSlug }: Round, stops: Stop[], locale: Locale) {
  if (stops.length === 0) return []
  const published = await library.find(versionSlug)
  const chapters = new Map<string, { title: string; teams: number; order: number }>()
  for (const { revisionId, position, teams } of stops) {
    const revision = revisionId === null ? published : await library.revision(revisionId)
    const { title, order } = chapterOf(revision, position, locale)
    const chapter = chapters.get(title) ?? { title, order, teams: 0 }
    chapters.set(title, { ...chapter, teams: chapter.teams + teams })
  }
  return [...chapters.values()]
    .sort((one, other) => one.order - other.order)
    .map(({ title, teams }) => ({ title, teams }))
}

/** Pages before the first chapter count as its beginning. */
function chapterOf(revision: Revision | undefined, position: number, locale: Locale) {
  const parts = revision?.inLocale(locale).workshop.journey.parts ?? []
  const order = Math.max(
    0,
    parts.findLastIndex(({ fromPage }) => fromPage <= position),
  )
  return { title: parts[order]?.title ?? '', order }
}
