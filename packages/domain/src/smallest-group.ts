/** How many teams a figure of a label needs: what an organisation may set, and what holds until it does. */
export const SMALLEST_GROUP = { min: 3, max: 10, standard: 5 } as const

export interface LabelGroup {
  name: string
  /** The teams that gave the figure. */
  teams: number
}

/** Why a figure of a label value is withheld; `with` names the value that it covers, or is null if there are several. */
export type Hiding = { hidden: 'small' } | { hidden: 'with'; with: string | null }

/**
 * Returns which values of one label column are withheld, for one figure. The whole minus the shown values is what the
 * hidden ones have together, so that must be at least the smallest group; a single small value never is. A value without
 * teams has no figure and covers nothing.
 */
export function hidingOf(groups: readonly LabelGroup[], smallest: number): Map<string, Hiding> {
  const small = groups.filter(({ teams }) => teams < smallest)
  const large = groups.filter(({ teams }) => teams >= smallest).toSorted((one, other) => one.teams - other.teams)
  const secret = small.filter(({ teams }) => teams > 0)
  const together = secret.reduce((total, { teams }) => total + teams, 0)
  // Any value that is large enough covers all small ones at once.
  const covers = together > 0 && together < smallest ? large.slice(0, 1) : []
  const [only, ...others] = secret
  const covered = only && others.length === 0 ? only.name : null
  return new Map<string, Hiding>([
    ...small.map(({ name }) => [name, { hidden: 'small' }] as const),
    ...covers.map(({ name }) => [name, { hidden: 'with', with: covered }] as const),
  ])
}

/** How many values are shown. */
export const shownOf = (groups: readonly LabelGroup[], smallest: number): number =>
  groups.length - hidingOf(groups, smallest).size

/**
 * Why the figure of a part of a whole is withheld: the part is smaller than the smallest group, or what is left of a
 * whole that is shown as well would be too few.
 */
export function hidingOfPart(
  part: number,
  wholes: readonly number[],
  { smallest, rest }: { smallest: number; rest: number },
): 'small' | 'rest' | null {
  if (part < smallest) return 'small'
  return wholes.some((whole) => whole > part && whole - part < rest) ? 'rest' : null
}
