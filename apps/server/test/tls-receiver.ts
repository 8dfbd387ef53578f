import { startReceiver as start } from '@thrive/testkit/receiver'
import { onEnd } from './endings.ts'

export type { Delivered } from '@thrive/testkit/receiver'

/** Stopped when the test file ends. */
export async function startReceiver(name = 'hooks.example.org') {
  const receiver = await start(name)
  onEnd(receiver.stop)
  return receiver
}
