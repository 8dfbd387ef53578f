import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Groups of an IPv6 address that identify a household or a rented machine, which controls all addresses below them. */
const NETWORK_GROUPS = 4

/** Returns the IPv4 address itself, or the network of an IPv6 address. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [before = [], after = []] = ip.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
