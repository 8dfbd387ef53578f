import type { Response } from '@thrive/contract'
import { hasFields, isListOf, isRecord, isText } from '../../lib/shape.ts'

type Plan = Response<'GET /api/version/plan/:uuid'>

export const isVersions = isListOf(isRecord({ slug: isText, name: isText }))

const isTitled = isListOf(hasFields<{ title: string }>({ title: isText }))
const arePages = <Page>(value: unknown): value is Page[] => isTitled(value) && value.length > 0

/** Every session needs its pages; the server has validated their content. */
export const isPlan = hasFields<Plan>({ slug: isText, name: isText, survey: arePages, results: arePages })
