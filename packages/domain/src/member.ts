/** What a member may do: owners everything, analysts read results, viewers totals only, authors edit workshops. */
export const ROLES = ['owner', 'analyst', 'viewer', 'author'] as const
export type Role = (typeof ROLES)[number]

/** Roles that may read results. */
export const READERS = ['owner', 'analyst'] as const
/** Roles that may see totals, which name no team. */
export const VIEWERS = ['owner', 'analyst', 'viewer'] as const
/** Roles that may edit workshops. */
export const AUTHORS = ['owner', 'author'] as const
export const OWNERS = ['owner'] as const

/** For sensitive calls, the member must have proven their identity within these minutes. */
export const FRESH_MINUTES = 10
