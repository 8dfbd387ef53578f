import type { Role } from '@thrive/domain'

/** Returns a member's home screen. */
export const homeOf = (role: Role | undefined) => (role === 'author' ? '/admin/studio' : '/admin/dashboard')
