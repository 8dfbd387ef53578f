import type { Role } from '@thrive/domain'

/** Returns a member's home screen. */
export function homeOf(role: Role | undefined): string {
  if (role === 'author') return '/admin/studio'
  return role === 'viewer' ? '/admin/insight' : '/admin/dashboard'
}
