import { isEmail } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import { invalid } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import type { Opened } from './resume-data.ts'
import { resumeByCode, resumeByLink } from './resume-service.ts'

export function resumeRoutes(route: Route, { db, library, privacy, rooms }: Deps) {
  /** The same answer for a wrong, expired or used code, and for an address without a session. */
  const opened = (session: Opened | undefined): Opened => {
    if (!session) throw invalid('resume-refused')
    if (session.former) rooms.changed(session.id)
    return session
  }

  route('POST /api/session/resume/code', async ({ body }) => {
    const possible = isEmail(body.email.trim()) && (await library.find(body.versionSlug))
    return opened(possible ? await resumeByCode(db, body, privacy.version) : undefined)
  })

  route('POST /api/session/resume/link', async ({ body }) => opened(await resumeByLink(db, body.secret)))
}
