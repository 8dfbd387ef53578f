import { endPosition } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { Session } from '../../../http/callers.ts'
import { invalid } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import { isReached, recordReached } from './check-data.ts'
import { askRoom, lockRoom, openCode } from './data.ts'
import { removeSeat } from './seat-data.ts'
import { closeRoom, codeOf, noRoom, pairingSecret, reveal, show, undo } from './service.ts'

const SAVED = { saved: true as const }

export function roomRoutes(route: Route, deps: Deps) {
  const { db, library, rooms, streams } = deps
  const wordsOf = async (session: Session) => (await library.revision(session.revisionId)).inLocale(session.lang).room
  const pagesOf = async ({ revisionId }: Session) => endPosition((await library.revision(revisionId)).plan) - 1
  const found = (isOpen: boolean) => {
    if (!isOpen) throw noRoom()
  }

  route('POST /api/check/reach', async ({ body }) => {
    await recordReached(db, body.code)
    return SAVED
  })

  route('GET /api/check/:code', async ({ params }) => ({ reached: await isReached(db, params.code) }))

  route('POST /api/room/open', async ({ session, count }) => {
    const code = await codeOf(db, session.id, Math.min(session.position, await pagesOf(session)), count)
    return { code, path: `/join/${code}` }
  })

  route('POST /api/room/close', async ({ session }) => {
    await closeRoom(deps, [session.id])
    return SAVED
  })

  route('POST /api/room/lock', async ({ session, body }) => {
    found(await lockRoom(db, session.id, body.locked))
    rooms.changed(session.id)
    return SAVED
  })

  route('POST /api/room/remove', async ({ session, body }) => {
    found((await openCode(db, session.id)) !== undefined)
    if (await removeSeat(db, session.id, body.seat)) rooms.changed(session.id)
    return SAVED
  })

  route('POST /api/room/show', async ({ session, body }) => {
    if (body.page > (await pagesOf(session))) throw invalid('invalid', { fields: ['page'] })
    await show(db, session.id, body, await wordsOf(session))
    rooms.changed(session.id)
    return SAVED
  })

  route('POST /api/room/ask', async ({ session, body }) => {
    if (!(await wordsOf(session)).asks.has(body.key)) throw invalid('invalid', { fields: ['key'] })
    found(await askRoom(db, session.id, body.key))
    rooms.changed(session.id)
    return SAVED
  })

  route('POST /api/room/reveal', async ({ session, body }) => {
    if (await reveal(db, session.id, body.key, await wordsOf(session))) rooms.changed(session.id)
    return SAVED
  })

  route('POST /api/room/undo', async ({ session, body }) => {
    await undo(db, session.id, body.key)
    rooms.changed(session.id)
    return SAVED
  })

  route('POST /api/room/pair', async ({ session }) => ({ path: `/remote/${await pairingSecret(db, session.id)}` }))

  route('GET /api/room/live/:uuid', async ({ session, reply }) => {
    found(await rooms.listen(session.id, null, () => streams.open(reply)))
    return reply
  })
}
