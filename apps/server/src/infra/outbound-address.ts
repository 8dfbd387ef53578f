import { BlockList, isIP, isIPv6 } from 'node:net'

const NEVER_V4 = ['0.0.0.0/8', '169.254.0.0/16', '224.0.0.0/4', '240.0.0.0/4']
const PRIVATE_V4 = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
]
/** Of IPv6 only global unicast is public, without what carries an IPv4 address (Teredo, 6to4) or serves documentation. */
const PUBLIC_V6 = ['2000::/3']
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']
/** Loopback and unique local addresses, which an allowed host may have. */
const PRIVATE_V6 = ['::1/128', 'fc00::/7']

const listOf = (subnets: string[]): BlockList => {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', prefix] = subnet.split('/')
    list.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4')
  }
  return list
}
const [neverV4, privateV4] = [listOf(NEVER_V4), listOf(PRIVATE_V4)]
const [publicV6, notPublicV6, privateV6] = [listOf(PUBLIC_V6), listOf(NOT_PUBLIC_V6), listOf(PRIVATE_V6)]

/**
 * Returns who may be connected to at this IP address: anybody, only hosts that the operator allowed, or nobody. Nobody
 * is at link-local addresses, where clouds have their metadata, at multicast addresses and at 0.0.0.0.
 */
export function reachOf(address: string): 'public' | 'private' | 'never' {
  if (isIP(address) === 4) {
    if (neverV4.check(address)) return 'never'
    return privateV4.check(address) ? 'private' : 'public'
  }
  // A scope, as in fe80::1%eth0, is of link-local addresses only.
  if (isIP(address) !== 6 || address.includes('%')) return 'never'
  if (privateV6.check(address, 'ipv6')) return 'private'
  return publicV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6') ? 'public' : 'never'
}
