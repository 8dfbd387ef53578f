import { SMALLEST_GROUP, shownOf } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import { type Route, requireProof } from '../../../http/route.ts'
import { lockOrganisation, storeSettings } from '../../organisation/data.ts'
import { type LabelColumn, readColumns } from './round-data.ts'

const CHOICES = Array.from(
  { length: SMALLEST_GROUP.max - SMALLEST_GROUP.min + 1 },
  (_, index) => SMALLEST_GROUP.min + index,
)

/** The columns that are listed; the effects are of all. */
const COLUMNS = 24

export function smallestGroupRoutes(route: Route, { db, organisation }: Deps) {
  route('GET /api/admin/smallest-group', async () => {
    const { smallestGroup: smallest } = await organisation.read()
    const columns = await readColumns(db)
    return {
      smallest,
      columns: columns.slice(0, COLUMNS).map(({ roundName, ...column }) => ({ ...column, round_name: roundName })),
      effects: CHOICES.map((choice) => ({ smallest: choice, ...effectOf(columns, choice) })),
    }
  })

  route('POST /api/admin/smallest-group', async ({ account, body: { smallest } }) => {
    await db.transaction().execute(async (tx) => {
      const { smallestGroup } = await lockOrganisation(tx)
      if (smallest < smallestGroup) requireProof(account)
      await storeSettings(tx, account.email, { smallestGroup: smallest })
    })
    await organisation.changed()
    return { saved: true as const }
  })
}

const effectOf = (columns: LabelColumn[], smallest: number) => ({
  shown: columns.reduce((total, { values }) => total + shownOf(values, smallest), 0),
  of: columns.reduce((total, { values }) => total + values.length, 0),
})
