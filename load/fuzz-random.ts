export type Random = () => number
export const pick = <T>(list: readonly T[], random: Random) => list[Math.floor(random() * list.length)] as T
