import { statesIn } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { presentAction } from '../answer/action-service.ts'
import { notesOf } from './data.ts'
import { lookBackKeys, wallPath } from './key-service.ts'
import { openLookBack, plannedIn, presentLookBacks, saveLookBack } from './service.ts'

export function lookBackRoutes(route: Route, deps: Deps) {
  route('POST /api/look-back/open', async ({ body }) => {
    const session = await openLookBack(deps, body.key)
    const { workshop, actions } = await plannedIn(deps, session)
    const { timeZone } = await deps.organisation.read()
    // A poster hangs where strangers pass: its key shows what it shows itself, and nothing that was written since.
    const notes = session.isTeam ? await notesOf(deps.db, session.id) : []
    const states = statesIn(notes)
    return {
      team: session.name,
      workshop: workshop.name,
      look: workshop.look,
      lang: session.lang,
      actions: actions.map((action) => ({ ...presentAction(action), state: states.get(action.questionId) ?? null })),
      reminded: session.reminded && deps.mail !== null,
      wall: wallPath(lookBackKeys(session.uuid)),
      look_backs: session.isTeam ? presentLookBacks(notes, actions, timeZone) : null,
    }
  })

  route('POST /api/look-back/save', async ({ body }) => {
    await saveLookBack(deps, body)
    return { saved: true as const }
  })
}
