import { isIPv6 } from 'node:net'

const GROUPS = 8
/** A household or a rented machine owns this many bits of an IPv6 address, and as many addresses as it likes. */
const OF_A_HOUSE = 4

/** Whom an IP address stands for: itself, or with IPv6 its network. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [before = [], after = []] = ip.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, OF_A_HOUSE)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
