/** What a member of the organisation may do: an owner everything, an analyst read results, an author edit workshops. */
export const ROLES = ['owner', 'analyst', 'author'] as const
export type Role = (typeof ROLES)[number]

/** Whoever reads results. */
export const READERS = ['owner', 'analyst'] as const
export const OWNERS = ['owner'] as const

/** Where more than a login is at stake, it must have been proven within these minutes who is there. */
export const FRESH_MINUTES = 10
