import { dayOf } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { readTakeOuts, type TakeOut } from './data.ts'
import { askTakeOut, linkTo, openTakeOut } from './service.ts'

export function takeOutRoutes(route: Route, deps: Deps) {
  const { db, organisation } = deps

  route('GET /api/admin/take-outs', async () => ({ takeOuts: (await readTakeOuts(db)).map(present) }))

  route('POST /api/admin/take-out', async ({ account }) => ({ takeOut: await askTakeOut(deps, account) }))

  route('POST /api/admin/take-out/link', ({ body, account }) => linkTo(deps, account, body.takeOut))

  route('GET /api/admin/take-out/:ticket', async ({ ticket, reply }) => {
    const { takeOut, stream } = await openTakeOut(deps, ticket)
    const day = dayOf(takeOut.madeAt ?? takeOut.askedAt, (await organisation.read()).timeZone)
    return reply
      .type('application/zip')
      .header('Content-Disposition', `attachment; filename="thrive-${day}.zip"`)
      .header('Content-Length', takeOut.bytes)
      .header('Cache-Control', 'no-store')
      .send(stream)
  })
}

const present = ({ key: _, pieces: __, askedAt, madeAt, until, ...rest }: TakeOut) => ({
  ...rest,
  askedAt: askedAt.toISOString(),
  madeAt: madeAt?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
})
