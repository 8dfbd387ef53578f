import { beforeAll, describe, expect, test } from 'vitest'
import { openOutbound } from '../src/infra/outbound.ts'
import { reachOf } from '../src/infra/outbound-address.ts'
import { startReceiver } from './tls-receiver.ts'

const HERE = { address: '127.0.0.1', family: 4 }
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
})

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error) => error.fault,
  )

describe('addresses that are refused without asking anybody', () => {
  const outbound = openOutbound({ allowedHosts: [], resolve: () => Promise.reject(new Error('asked')) })
  test.each([
    ['not an address', 'address-invalid'],
    ['http://hooks.example.org/', 'address-not-https'],
    ['ftp://hooks.example.org/', 'address-not-https'],
    ['file:///etc/passwd', 'address-not-https'],
    ['https://user@hooks.example.org/', 'address-has-login'],
    ['https://user:word@hooks.example.org/', 'address-has-login'],
    ['https://hooks.example.org/', 'address-no-host'],
    ['https://127.0.0.1/', 'address-private'],
    ['https://2130706433/', 'address-private'],
    ['https://0177.0.0.1/', 'address-private'],
    ['https://0x7f.1/', 'address-private'],
    ['https://127.1/', 'address-private'],
    ['https://0/', 'address-private'],
    ['https://10.0.3.7/hook', 'address-private'],
    ['https://192.168.1.1/', 'address-private'],
    ['https://172.31.255.255/', 'address-private'],
    ['https://100.64.0.1/', 'address-private'],
    ['https://169.254.169.254/latest/meta-data', 'address-private'],
    ['https://224.0.0.1/', 'address-private'],
    ['https://255.255.255.255/', 'address-private'],
    ['https://[::1]/', 'address-private'],
    ['https://[::]/', 'address-private'],
    ['https://[::ffff:127.0.0.1]/', 'address-private'],
    ['https://[::ffff:7f00:1]/', 'address-private'],
    ['https://[64:ff9b::7f00:1]/', 'address-private'],
    ['https://[64:ff9b::a9fe:a9fe]/', 'address-private'],
    ['https://[fe80::1]/', 'address-private'],
    ['https://[fd00:ec2::254]/', 'address-private'],
    ['https://[2002:7f00:1::]/', 'address-private'],
    ['https://[ff02::1]/', 'address-private'],
  ])('%s: %s', async (address, fault) => {
    expect(await faultOf(outbound.check(address))).toBe(fault)
    expect(await faultOf(outbound.post(address, {}, ''))).toBe(fault)
  })
})

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4009::200e'])(
  '%s is public',
  (address) => {
    expect(reachOf(address)).toBe('public')
  },
)

describe('names', () => {
  const named = (addresses: string[], more: Partial<Parameters<typeof openOutbound>[0]> = {}) =>
    openOutbound({
      allowedHosts: [],
      resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ca: receiver.cert,
      ...more,
    })

  test.each([
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['::ffff:10.0.0.1']],
    [['64:ff9b::a00:1']],
    [['fe80::1%eth0']],
    [['8.8.8.8', '127.0.0.1']],
    [['2606:4700::1', 'fd00::1']],
  ])('one of whose addresses is private is refused: %o', async (addresses) => {
    expect(await faultOf(named(addresses).check(receiver.url))).toBe('address-private')
    expect(await faultOf(named(addresses).post(receiver.url, {}, '{}'))).toBe('address-private')
  })

  test('are connected to at the address that was checked, whatever they answer afterwards', async () => {
    let asked = 0
    const outbound = openOutbound({
      allowedHosts: [receiver.name],
      // The second answer would lead elsewhere, where nothing listens.
      resolve: async () => [asked++ === 0 ? HERE : { address: '127.0.0.2', family: 4 }],
      ca: receiver.cert,
    })
    expect(await outbound.post(receiver.url, {}, '{}')).toBe(204)
    expect(asked).toBe(1)
  })

  test('that change to a private address between saving and sending are refused when sending', async () => {
    const answers = ['8.8.8.8', '127.0.0.1']
    const before = receiver.received.length
    const outbound = openOutbound({
      allowedHosts: [],
      resolve: async () => [{ address: answers.shift() ?? '', family: 4 }],
      ca: receiver.cert,
    })
    await outbound.check(receiver.url)
    expect(await faultOf(outbound.post(receiver.url, {}, '{}'))).toBe('address-private')
    expect(receiver.received).toHaveLength(before)
  })

  test('of the intranet work if the setting allows them, but never at a link-local address', async () => {
    expect(await faultOf(named(['127.0.0.1']).post(receiver.url, {}, '{}'))).toBe('address-private')
    const allowed = { allowedHosts: [receiver.name] }
    expect(await named(['127.0.0.1'], allowed).post(receiver.url, { 'x-kind': 'test' }, '{"a":1}')).toBe(204)
    expect(receiver.received.at(-1)).toMatchObject({ body: '{"a":1}', headers: { 'x-kind': 'test' } })
    for (const address of ['169.254.169.254', 'fe80::1', '::ffff:127.0.0.1', '0.0.0.0'])
      expect(await faultOf(named([address], allowed).check(receiver.url))).toBe('address-private')
  })
})

describe('a receiver', () => {
  const reach = (more: Partial<Parameters<typeof openOutbound>[0]> = {}) =>
    openOutbound({ allowedHosts: [receiver.name], resolve: async () => [HERE], ca: receiver.cert, ...more })

  test('that redirects is not followed', async () => {
    const before = receiver.received.length
    receiver.answer = (_, response) => response.writeHead(307, { location: receiver.url }).end()
    expect(await faultOf(reach().post(receiver.url, {}, '{}'))).toBe('address-redirects')
    expect(receiver.received).toHaveLength(before + 1)
  })

  test('whose certificate nobody vouches for, or that is of another name, is not spoken to', async () => {
    const outbound = openOutbound({ allowedHosts: [receiver.name], resolve: async () => [HERE] })
    expect(await faultOf(outbound.post(receiver.url, {}, '{}'))).toBe('address-bad-certificate')
    const other = `https://other.example.org:${receiver.port}/`
    const allowed = { allowedHosts: ['other.example.org'] }
    expect(await faultOf(reach(allowed).post(other, {}, '{}'))).toBe('address-bad-certificate')
  })

  test('that hangs before or in its answer, or a name that is never resolved, ends in time', async () => {
    receiver.answer = () => {}
    expect(await faultOf(reach({ patienceMs: 300 }).post(receiver.url, {}, '{}'))).toBe('address-no-answer')
    const never = { patienceMs: 100, resolve: () => new Promise<never>(() => {}) }
    expect(await faultOf(reach(never).post(receiver.url, {}, '{}'))).toBe('address-no-answer')
    expect(await faultOf(reach(never).check(receiver.url))).toBe('address-no-answer')
  })

  test('that answers without end costs nothing: its body is not read', async () => {
    let isCut = false
    receiver.answer = (_, response) => {
      response.writeHead(200)
      response.on('close', () => {
        isCut = true
      })
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536))) {}
      }
      response.on('drain', write)
      write()
    }
    expect(await reach().post(receiver.url, {}, '{}')).toBe(200)
    await expect.poll(() => isCut).toBe(true)
  })

  test('that is not there gives no answer', async () => {
    expect(await faultOf(reach().post(`https://${receiver.name}:1/`, {}, '{}'))).toBe('address-no-answer')
  })
})
