import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'

const ENCODERS = {
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: 9 }),
}
type Encoding = keyof typeof ENCODERS

export interface Compressed {
  /** The body for a caller with this Accept-Encoding header; without an encoding if the caller accepts neither. */
  bodyFor(accepted: string | string[] | undefined): Promise<{ encoding: Encoding | null; body: Buffer }>
}

/** A text that is sent often: compressed once per encoding, when the first caller asks for it. */
export function compressed(text: string): Compressed {
  const plain = Buffer.from(text)
  const made = new Map<Encoding, Promise<Buffer>>()
  const encode = (encoding: Encoding) => {
    const body = made.get(encoding) ?? ENCODERS[encoding](plain)
    made.set(encoding, body)
    return body
  }
  return {
    async bodyFor(accepted = '') {
      const encoding = negotiate<Encoding>(String(accepted), ['br', 'gzip'])
      return encoding ? { encoding, body: await encode(encoding) } : { encoding: null, body: plain }
    },
  }
}
