import type { Role } from '@thrive/domain'
import { m } from '@thrive/words'

export const ROLE_NAMES: Record<Role, () => string> = {
  owner: m.member_owner,
  analyst: m.member_analyst,
  author: m.member_author,
}

/** Where a member begins. Of what authors edit there is no screen yet. */
export const homeOf = (role: Role | undefined) => (role === 'author' ? '/admin/account' : '/admin/dashboard')
