/** The outline of a drawn test tube: where it ends above and below, how wide it is, and how round its floor. */
interface TubeSize {
  top: number
  base: number
  width: number
  round: number
}

/** Paths of a tube that begins at `left`, and the height of a score in it. */
export function tubeShape({ top, base, width, round }: TubeSize) {
  const corner = (curve: number, sweep: 0 | 1, x: number, y: number) => `a${round} ${curve} 0 0 ${sweep} ${x} ${y}`
  const floor = width - 2 * round
  const half = width / 2
  const wave = Math.round(width * 0.1)
  const levelOf = (score: number) => base - ((base - top) * score) / 100
  return {
    levelOf,
    wallOf: (left: number) =>
      `M${left} ${top}V${base - round}${corner(round, 0, round, round)}h${floor}${corner(round, 0, round, -round)}V${top}`,
    /** A level close to the floor has no room for the wave and the round corners. */
    liquidOf(left: number, score: number): string {
      const level = levelOf(score)
      const curve = Math.max(0, Math.min(round, base - level))
      const surface = `c${half * 0.53} -${wave} ${half * 0.67} ${wave * 0.7} ${half} 0s${half * 0.67} -${wave * 0.7} ${half} 0`
      const rest = `V${Math.max(base - round, level)}${corner(curve, 1, -round, curve)}h-${floor}${corner(curve, 1, -round, -curve)}Z`
      return `M${left} ${level}${surface}${rest}`
    },
  }
}
