import { wholeWorkshop } from './edition.ts'
import { workshopSchema } from './schema.ts'

interface Fields {
  [key: PropertyKey]: unknown
}
const fieldsAt = (value: unknown, path: PropertyKey[]) => path.reduce((at, key) => (at as Fields)[key], value) as Fields

type Faults = NonNullable<ReturnType<typeof workshopSchema.safeParse>['error']>

/** The fields unknown to the schema, each with the object that contains it. */
const unknownIn = (value: unknown, { issues }: Faults) =>
  issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ fields: fieldsAt(value, issue.path), key }))
    const key = issue.path.at(-1)
    if (issue.code !== 'invalid_key' || key === undefined) return []
    return [{ fields: fieldsAt(value, issue.path.slice(0, -1)), key }]
  })

/**
 * Parses a workshop stored by any release. An older one gets the missing fields; a newer one loses the fields unknown
 * to this release, because the default of a new field always means "as before".
 */
export function parseStoredWorkshop(stored: unknown) {
  const value = structuredClone(wholeWorkshop(stored))
  for (;;) {
    const parsed = workshopSchema.safeParse(value)
    if (parsed.success) return parsed
    const unknown = unknownIn(value, parsed.error)
    if (unknown.length === 0) return parsed
    for (const { fields, key } of unknown) delete fields[key]
  }
}
