import { invalid } from '../../../http/errors.ts'
import { type Order, placeTypes } from './data.ts'

interface Sorting {
  version?: string | undefined
  sort?: Order['sort'] | undefined
  direction?: Order['direction'] | undefined
}

/** Sorting by version sorts by time within a version, so it also serves one version sorted by time. */
export function orderOf({ version, sort = 'finished', direction = 'desc' }: Sorting): Order {
  return { sort: version && sort === 'finished' ? 'version' : sort, direction }
}

/** The position of the next page, as an opaque cursor. */
export const cursorOf = ({ sort, direction }: Order, place: string[]): string =>
  Buffer.from(JSON.stringify([sort, direction, ...place])).toString('base64url')

export function placeOf(order: Order, cursor: string | undefined): string[] | undefined {
  if (cursor === undefined) return undefined
  const [sort, direction, ...place] = parse(cursor)
  const types = placeTypes(order.sort)
  const fits = sort === order.sort && direction === order.direction && place.length === types.length
  if (!fits || !types.every((type, index) => isValue[type](place[index]))) throw unknownPage()
  return place as string[]
}

const isValue = {
  text: (value: unknown) => typeof value === 'string' && !value.includes('\u0000'),
  bigint: (value: unknown) => typeof value === 'string' && /^\d{1,18}$/.test(value),
  timestamptz: (value: unknown) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[\d.:+-]*$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(value)) return value
  } catch {}
  throw unknownPage()
}

const unknownPage = () => invalid('no-such-page')
