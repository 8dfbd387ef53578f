import type { Role } from '@thrive/domain'

/** Returns a member's home screen. There is no screen for authors' content yet. */
export const homeOf = (role: Role | undefined) => (role === 'author' ? '/admin/account' : '/admin/dashboard')
