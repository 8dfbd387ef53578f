import { type Ask, OPINION_SCORES, parseBallot, typedCode } from '@thrive/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { invalid, Refusal } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { answersOf } from '../answer/data.ts'
import { givingOf, momentOf } from './ballots.ts'
import { lockRound, storeWish } from './data.ts'
import { FOREIGN_KEY, readRooms } from './live-data.ts'
import { pageOf } from './page.ts'
import { heldSeat, noSeat, setSeatCookie, tokenIn } from './seat-caller.ts'
import { deleteSeat } from './seat-data.ts'
import { join, pair, type Taken } from './seat-service.ts'

const SAVED = { saved: true as const }

export function seatRoutes(route: Route, deps: Deps) {
  const { db, library, rooms, streams, figures, log } = deps

  const store = givingOf(db, log)

  const sit = ({ seat, token }: Taken, request: FastifyRequest, reply: FastifyReply) => {
    const held = token ?? tokenIn(request)
    if (held) setSeatCookie(reply, held)
    return seat
  }

  route('POST /api/seat/join', async ({ body, request, reply, count }) =>
    sit(await join(deps, typedCode(body.code), await heldSeat(db, request), count), request, reply),
  )

  route('POST /api/seat/pair', async ({ body, request, reply }) =>
    sit(await pair(deps, typedCode(body.secret), await heldSeat(db, request)), request, reply),
  )

  route.known('POST /api/seat/give', async ({ seat, request, body: { key, value } }) => {
    const ballotAt = Date.now()
    const ask = (await library.revision(seat.revisionId)).inLocale('en').room.asks.get(key)
    if (!ask) throw new Refusal(409, 'not-asked')
    const ballot = parseBallot(ask, value)
    if (!ballot.ok) throw invalid(ballot.problem, rangeOf(ask))
    const { sessionId, id: seatId } = seat
    const isStored = await store({ sessionId, seatId, key, wire: ballot.wire, at: momentOf(ballotAt) }).catch(
      async (error) => {
        throw error.code === FOREIGN_KEY ? await noSeat(db, request) : error
      },
    )
    if (!isStored) throw await whyNot(request, key)
    figures.ballots++
    rooms.changed(sessionId, { ballotAt })
    return SAVED
  })

  const whyNot = async (request: FastifyRequest, key: string) => {
    const seat = await heldSeat(db, request)
    const round = seat && (await lockRound(db, seat.sessionId))
    if (!round) return noSeat(db, request)
    if (seat.role === 'leader') return new Refusal(403, 'leader-gives-nothing')
    return new Refusal(409, round.asked === key && round.tally ? 'revealed' : 'not-asked')
  }

  route('POST /api/seat/leave', async ({ seat }) => {
    if (await deleteSeat(db, seat.sessionId, seat.number)) rooms.changed(seat.sessionId)
    return SAVED
  })

  route('POST /api/seat/wish', async ({ seat, body }) => {
    if (!(await storeWish(db, seat.sessionId, body.wish))) throw new Refusal(409, 'no-screen')
    rooms.changed(seat.sessionId, { isWish: true })
    return SAVED
  })

  route('GET /api/seat/page', async ({ seat, query, request }) => {
    const room = (await readRooms(db, [seat.sessionId])).get(seat.sessionId)
    if (!room) throw await noSeat(db, request)
    const { workshop } = (await library.revision(room.revisionId)).inLocale(query.lang ?? room.lang)
    const answers = await answersOf(db, seat.sessionId)
    return pageOf(workshop, room.page, new Map(answers.map(({ question_id, value }) => [question_id, value])))
  })

  route('GET /api/seat/live', async ({ seat, query: { lang }, request, reply }) => {
    const tokenHash = sha256(tokenIn(request) ?? '')
    const isIn = await rooms.listen(seat.sessionId, { ...seat, lang, tokenHash }, () => streams.open(reply))
    if (!isIn) throw await noSeat(db, request)
    return reply
  })
}

/** Details for the message that refuses a number. */
function rangeOf(ask: Ask) {
  if (ask.kind === 'score') return { min: ask.question.min, max: ask.question.max }
  return ask.kind === 'opinion' ? { min: OPINION_SCORES[0], max: OPINION_SCORES.at(-1) } : {}
}
