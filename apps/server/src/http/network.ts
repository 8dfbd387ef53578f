import { isIPv6 } from 'node:net'

const GROUPS = 8
/** A house, or a rented machine, has this much of an IPv6 address to itself, and as many addresses as it likes. */
const OF_A_HOUSE = 4

/** Whom an address of the network stands for: itself, or with IPv6 the network it is in. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [before = [], after = []] = ip.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, OF_A_HOUSE)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
