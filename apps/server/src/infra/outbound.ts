import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type OutboundFault, WEBHOOK_LIMITS } from '@thrive/domain'
import { reachOf } from './outbound-address.ts'

/** Why an address was not called, or gave no answer that counts. */
export class OutboundError extends Error {
  readonly fault: OutboundFault
  readonly host: string
  constructor(fault: OutboundFault, host = '') {
    super(fault)
    this.fault = fault
    this.host = host
  }
}

export interface OutboundOptions {
  /** Hosts that may have private addresses. */
  allowedHosts: readonly string[]
  resolve?: (host: string) => Promise<LookupAddress[]>
  /** A certificate authority in place of the known ones. */
  ca?: string
  patienceMs?: number
}

/** Calls addresses that people typed. Everything that leaves this server for such an address goes through here. */
export interface Outbound {
  /** Throws an OutboundError if the address must not be called. */
  check(address: string): Promise<void>
  /** Returns the status of the answer, whose body is not read. Throws an OutboundError for a redirect or no answer. */
  post(address: string, headers: Record<string, string>, body: string): Promise<number>
}

interface Target {
  url: URL
  addresses: LookupAddress[]
}

export function openOutbound({
  allowedHosts,
  resolve = (host) => lookup(host, { all: true, verbatim: true }),
  ca,
  patienceMs = WEBHOOK_LIMITS.patienceSeconds * 1000,
}: OutboundOptions): Outbound {
  const findTarget = async (address: string): Promise<Target> => {
    const url = readUrl(address)
    const host = hostOf(url)
    const literal = isIP(host)
    const addresses = literal ? [{ address: host, family: literal }] : await resolve(host).catch(() => [])
    if (addresses.length === 0) throw new OutboundError('address-no-host', host)
    const isAllowed = allowedHosts.includes(host)
    for (const each of addresses) {
      const reach = reachOf(each.address)
      if (reach === 'never' || (reach === 'private' && !isAllowed)) throw new OutboundError('address-private', host)
    }
    return { url, addresses }
  }
  const inTime = <Result>(work: Promise<Result>, signal: AbortSignal, address: string) =>
    Promise.race([
      work,
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new OutboundError('address-no-answer', nameOf(address))))
      }),
    ])
  return {
    async check(address) {
      await inTime(findTarget(address), AbortSignal.timeout(patienceMs), address)
    },
    async post(address, headers, body) {
      const signal = AbortSignal.timeout(patienceMs)
      const target = await inTime(findTarget(address), signal, address)
      return send(target, { headers, body, ca, signal })
    },
  }
}

function readUrl(address: string): URL {
  if (!URL.canParse(address)) throw new OutboundError('address-invalid')
  const url = new URL(address)
  if (url.protocol !== 'https:') throw new OutboundError('address-not-https', hostOf(url))
  if (url.username || url.password) throw new OutboundError('address-has-login', hostOf(url))
  return url
}

/** The parser has written every form of an IPv4 address as four decimal numbers, and put an IPv6 address in brackets. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '').toLowerCase()
const nameOf = (address: string) => (URL.canParse(address) ? hostOf(new URL(address)) : '')

interface Sent {
  headers: Record<string, string>
  body: string
  ca: string | undefined
  signal: AbortSignal
}

function send({ url, addresses }: Target, { headers, body, ca, signal }: Sent): Promise<number> {
  const host = hostOf(url)
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: false,
        lookup: pinnedTo(addresses),
        signal,
        ...(ca && { ca }),
      },
      (response) => {
        const status = response.statusCode ?? 0
        response.destroy()
        if (status >= 300 && status < 400) reject(new OutboundError('address-redirects', host))
        else resolve(status)
      },
    )
    sending.on('error', (error: NodeJS.ErrnoException) => reject(new OutboundError(faultOf(error), host)))
    sending.end(body)
  })
}

/** Connects to the addresses that were checked: asked again, the name might have others. */
const pinnedTo =
  (addresses: LookupAddress[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = addresses
    if (all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }

const faultOf = ({ code = '' }: NodeJS.ErrnoException): OutboundFault =>
  /CERT|SIGNATURE|TLS|SSL/.test(code) ? 'address-bad-certificate' : 'address-no-answer'
