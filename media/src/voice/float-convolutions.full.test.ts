import { expect, it } from 'vitest'
import { withFloatConvolutions } from './float-convolutions.ts'
import { openKokoro } from './kokoro.ts'
import { fetchVoice } from './parts.ts'

it('says every sample of a sentence as the model does that was not rewritten', { timeout: 600_000 }, async () => {
  fetchVoice()
  const sentence = ['bf_emma', 0.62, 'wˈɛlkəm.'] as const
  const [quick, slow] = [await openKokoro(withFloatConvolutions), await openKokoro((model) => model)]
  const said = await quick(...sentence)
  expect(said.length).toBeGreaterThan(10_000)
  expect(said).toEqual(await slow(...sentence))
})
