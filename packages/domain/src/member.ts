/** What a member may do: owners everything, analysts read results, authors edit workshops. */
export const ROLES = ['owner', 'analyst', 'author'] as const
export type Role = (typeof ROLES)[number]

/** Roles that may read results. */
export const READERS = ['owner', 'analyst'] as const
/** Roles that may edit workshops. */
export const AUTHORS = ['owner', 'author'] as const
export const OWNERS = ['owner'] as const

/** For sensitive calls, the member must have proven their identity within these minutes. */
export const FRESH_MINUTES = 10
