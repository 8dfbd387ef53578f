import { actionsOf } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { Session } from '../../../http/callers.ts'
import { notFound } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import { answersOf } from '../answer/data.ts'
import { reminderOf } from '../answer/reminder-data.ts'
import { presentAction } from '../session/earlier-service.ts'
import { calendarOf } from './calendar.ts'

export function actionRoutes(route: Route, { db, library, mail }: Deps) {
  const actionsNow = async (session: Session) => {
    const { workshop } = await library.revision(session.revisionId)
    const answers = await answersOf(db, session.id)
    return {
      workshop,
      actions: actionsOf(workshop, new Map(answers.map(({ question_id, value }) => [question_id, value]))),
      changed: new Date(Math.max(0, ...answers.map(({ at }) => at))),
    }
  }

  route('GET /api/action/:uuid', async ({ session }) => {
    const [{ actions }, reminder] = await Promise.all([actionsNow(session), reminderOf(db, session.id)])
    return {
      actions: actions.map(presentAction),
      reminder: {
        possible: mail !== null,
        asked: reminder?.asked.toISOString() ?? null,
        next: reminder?.next ?? null,
        stop: reminder ? `/stop/${reminder.stopKey}` : null,
      },
    }
  })

  route('GET /api/action/calendar/:uuid', async ({ session, query, reply }) => {
    const { workshop, actions, changed } = await actionsNow(session)
    const wanted = actions.filter(({ questionId }) => (query.question_id ?? questionId) === questionId)
    const file = calendarOf({ sessionId: session.id, workshop: workshop.name, actions: wanted, changed })
    if (!file) throw notFound()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="actions.ics"')
      .send(file)
  })
}
