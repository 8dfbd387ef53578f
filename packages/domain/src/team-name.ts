import { LIMITS } from './limits.ts'
import { isStorable } from './storable.ts'

export type CheckedTeamName = { ok: true; name: string } | { ok: false; problem: string }

const { min, max } = LIMITS.teamName

/** Counted in code points, as PostgreSQL does: two emoji are two characters, not four. */
export function checkTeamName(input: string): CheckedTeamName {
  const name = input.trim()
  if (!isStorable(name)) return { ok: false, problem: 'Your teamname holds a character that cannot be stored' }
  const characters = [...name].length
  if (characters < min) return { ok: false, problem: `Your teamname should contain at least ${min} characters` }
  if (characters > max) return { ok: false, problem: `Your teamname should contain at most ${max} characters` }
  return { ok: true, name }
}
