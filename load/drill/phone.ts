import { sleep } from './drill.ts'

// biome-ignore lint/suspicious/noExplicitAny: the drill compares what a room says, whatever its shape
export type State = any

/**
 * One listener, like a browser: it reads a stream, reconnects when that ends, and drops states older than its latest.
 */
export class Listener {
  state: State = null
  /** How often a state's number was smaller than the previous one. */
  wentBack = 0
  /** How often the server answered that its seat or room is gone. */
  refused = 0
  isOver = false
  private readonly url: string
  private readonly headers: Record<string, string>
  private controller = new AbortController()
  private awayUntil = 0

  constructor(url: string, headers: Record<string, string>) {
    this.url = url
    this.headers = headers
    void this.listen()
  }

  /** Cuts the connection: nothing is received for this long. */
  loseLine(milliseconds: number) {
    this.awayUntil = Date.now() + milliseconds
    this.controller.abort()
  }
  isAway = () => Date.now() < this.awayUntil

  close() {
    this.isOver = true
    this.controller.abort()
  }

  private async listen() {
    while (!this.isOver) {
      await sleep(Math.max(0, this.awayUntil - Date.now()))
      this.controller = new AbortController()
      await this.read().catch(() => {})
      await sleep(300 + Math.random() * 1_500)
    }
  }

  private async read() {
    const { body, ok, status } = await fetch(this.url, { headers: this.headers, signal: this.controller.signal })
    if (status >= 400 && status < 500) this.refused++
    if (!body || !ok) return
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of body) {
      const blocks = (text + decoder.decode(chunk, { stream: true })).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (!data) continue
        const state = JSON.parse(data)
        if (this.state && state.number < this.state.number) this.wentBack++
        else this.state = state
      }
    }
  }
}
