/** What a drill gets: its length, and a way to register cleanup that runs in any case. */
export interface Stage {
  short: boolean
  atEnd(work: () => unknown): void
}

export interface Outcome {
  /** One human-readable line. */
  figures: string
  problems: string[]
}

export type Drill = (stage: Stage) => Promise<Outcome>

/** Names a call that got no answer, or one of the server's or the balancer's trouble. */
export const failureOf = (path: string, response: Response | null, answer: { error?: string } | null | undefined) =>
  `${path} ${response ? `${response.status} ${answer?.error ?? 'of the balancer'}` : 'without an answer'}`

export const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
