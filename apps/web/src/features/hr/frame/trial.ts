import type { RefusalDetails } from '@thrive/words/refusals'

/** The outcome of a trial log-in: who came back, or why nobody did. */
export interface TrialResult {
  email?: string | undefined
  name?: string | null | undefined
  code?: string | undefined
  details?: RefusalDetails | undefined
  /** The provider's own words. */
  explanation?: string | undefined
}

const CHANNEL = 'company-trial'
let trialWindow: Window | null = null

/** Opens the company's log-in in its own window. Browsers allow it only shortly after a click. */
export function openTrial() {
  trialWindow = open('/sign-in?for=test', CHANNEL, 'width=520,height=720')
}

export function closeTrial() {
  trialWindow?.close()
  trialWindow = null
}

/** Calls back with the result that the other window announces. Returns the unsubscribe function. */
export function onTrialResult(receive: (result: TrialResult) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<TrialResult>) => receive(data)
  return () => channel.close()
}

/** Called by that window. */
export function announceTrial(result: TrialResult) {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(result)
  channel.close()
  close()
}
