import { failureOf, sleep } from './drill.ts'
import { Listener, type State } from './phone.ts'

const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }
const PATIENCE_MS = 20_000
const THINK_MS = 6_000
const KEYS = ['q19', 'q20', 'q21']

interface Seat {
  cookie: string
  phone: Listener
  /** The value that was last acknowledged in this round. */
  given: number | null
}

/** A room with its screen and seats; it plays rounds and records what was acknowledged. */
export class LiveRoom {
  problems: string[] = []
  ballots = 0
  repeats = 0
  /** Why each of them had to be repeated. */
  failures: string[] = []
  rounds = 0
  uuid = ''
  screen!: Listener
  seats: Seat[] = []
  private readonly origin: string
  private readonly nth: number
  private key = ''

  constructor(origin: string, nth: number) {
    this.origin = origin
    this.nth = nth
  }

  async open(seats: number) {
    const email = `live${this.nth}@example.org`
    this.uuid = (await this.post('/api/session/create', { email, versionSlug: 'v2' })).body.uuid
    const { code } = (await this.post('/api/room/open', { uuid: this.uuid })).body
    this.screen = new Listener(`${this.origin}/api/room/live/${this.uuid}`, {})
    for (let nth = 0; nth < seats; nth++) {
      const { cookie } = await this.post('/api/seat/join', { code })
      const phone = new Listener(`${this.origin}/api/seat/live`, { cookie })
      this.seats.push({ cookie, phone, given: null })
    }
  }

  /** Asks, lets every seat give, some of them twice, reveals, and compares the tally with what was acknowledged. */
  async playRound() {
    this.key = KEYS[this.rounds++ % KEYS.length] ?? ''
    for (const seat of this.seats) seat.given = null
    const { uuid, key } = this
    await this.post('/api/room/ask', { uuid, key })
    await Promise.all(this.seats.map((seat) => this.give(seat)))
    await this.post('/api/room/reveal', { uuid, key })
    await this.untilScreen(
      'the tally',
      ({ tally }) => tally?.key === key,
      (tally) => this.compare(tally),
    )
  }

  private async give(seat: Seat) {
    for (let times = 1 + Math.floor(Math.random() * 2); times > 0; times--) {
      await sleep(Math.random() * THINK_MS)
      while (seat.phone.isAway()) await sleep(200)
      const value = 1 + Math.floor(Math.random() * 100)
      await this.post('/api/seat/give', { key: this.key, value: String(value) }, seat.cookie)
      seat.given = value
      this.ballots++
    }
  }

  /** Expects every seat once, with the last value it gave. */
  private compare({ tally }: State) {
    const expected = this.seats.map(({ given }) => given).toSorted((a, b) => (a ?? 0) - (b ?? 0))
    if (JSON.stringify(tally.values) !== JSON.stringify(expected))
      this.problems.push(`${this.uuid} ${this.key}: ${expected} were acknowledged, ${tally.values} are in the tally`)
  }

  private async untilScreen(what: string, passes: (state: State) => boolean, then: (state: State) => void) {
    for (const until = Date.now() + PATIENCE_MS; ; await sleep(50)) {
      const { state } = this.screen
      if (state && passes(state)) return then(state)
      if (Date.now() > until) {
        this.problems.push(`${this.uuid}: the screen did not show ${what} of ${this.key}`)
        return
      }
    }
  }

  /** Repeats a call until it is answered, as the product's screens do. */
  private async post(path: string, fields: Record<string, string>, cookie = '') {
    for (;;) {
      const request = { method: 'POST', headers: { ...HEADERS, cookie }, body: new URLSearchParams(fields) }
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await fetch(this.origin + path, { ...request, signal }).catch(() => null)
      const body = await response?.json().catch(() => null)
      if (response?.ok && body) return { body, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
      if (response && response.status < 500)
        throw new Error(`${path} was refused with ${response.status} ${body?.error}`)
      this.repeats++
      this.failures.push(failureOf(path, response, body))
      await sleep(200 + Math.random() * 400)
    }
  }

  /** Returns how the screen differs from the state that PostgreSQL had a moment ago, or how many seats are missing. */
  wrong({ number }: { number: number }): string | null {
    const { state } = this.screen
    if (!state) return 'no state'
    if (state.number < number) return `number ${state.number} of ${number}`
    const away = state.seats.filter(({ here }: State) => !here).length
    return away > 0 ? `${away} seats not here` : null
  }

  close() {
    for (const { phone } of this.seats) phone.close()
    this.screen.close()
  }
}
