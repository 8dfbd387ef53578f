import { actionsOf, isFinished } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { Session } from '../../../http/callers.ts'
import { notFound } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import { presentAction } from '../answer/action-service.ts'
import { answersOf } from '../answer/data.ts'
import { reminderOf } from '../answer/reminder-data.ts'
import { lookBackKeys, teamPath, wallPath } from '../look-back/key-service.ts'
import { calendarOf } from './calendar.ts'

export function actionRoutes(route: Route, { db, env, library, mail }: Deps) {
  const actionsNow = async (session: Session) => {
    const { workshop, plan } = await library.revision(session.revisionId)
    const answers = await answersOf(db, session.id)
    return {
      workshop,
      plan,
      actions: actionsOf(workshop, new Map(answers.map(({ question_id, value }) => [question_id, value]))),
      changed: new Date(Math.max(0, ...answers.map(({ at }) => at))),
    }
  }

  route('GET /api/action/:uuid', async ({ session }) => {
    const [{ actions, plan }, reminder] = await Promise.all([actionsNow(session), reminderOf(db, session.id)])
    return {
      actions: actions.map(presentAction),
      reminder: {
        possible: mail !== null,
        asked: reminder?.asked.toISOString() ?? null,
        next: reminder?.next ?? null,
        stop: reminder ? `/stop/${reminder.stopKey}` : null,
      },
      look_back:
        actions.length > 0 && isFinished(plan, session.position)
          ? { team: teamPath(lookBackKeys(session.uuid)), wall: wallPath(lookBackKeys(session.uuid)) }
          : null,
    }
  })

  route('GET /api/action/calendar/:uuid', async ({ session, query, request, reply }) => {
    const { workshop, actions, changed } = await actionsNow(session)
    const wanted = actions.filter(({ questionId }) => (query.question_id ?? questionId) === questionId)
    // Calendars are shared, so they get the key that reads nothing.
    const origin = env.PUBLIC_URL ?? `${request.protocol}://${request.host}`
    const url = new URL(wallPath(lookBackKeys(session.uuid)), origin).href
    const file = calendarOf({ sessionId: session.id, workshop: workshop.name, actions: wanted, changed, url })
    if (!file) throw notFound()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="actions.ics"')
      .send(file)
  })
}
