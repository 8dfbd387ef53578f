import { LIMITS } from './limits.ts'
import { isStorable } from './storable.ts'

export type CheckedTeamName =
  | { ok: true; name: string }
  | { ok: false; problem: 'name-too-short' | 'name-too-long' | 'name-not-storable' }

const { min, max } = LIMITS.teamName

/** Counted in code points, as PostgreSQL does: two emoji are two characters, not four. */
export function checkTeamName(input: string): CheckedTeamName {
  const name = input.trim()
  if (!isStorable(name)) return { ok: false, problem: 'name-not-storable' }
  const characters = [...name].length
  if (characters < min) return { ok: false, problem: 'name-too-short' }
  if (characters > max) return { ok: false, problem: 'name-too-long' }
  return { ok: true, name }
}
