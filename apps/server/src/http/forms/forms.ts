import type { Readable } from 'node:stream'
import { FORM_BYTES } from '@thrive/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Figures } from '../../infra/metrics.ts'
import { busy, invalid, tooLarge } from '../errors.ts'
import type { FormReader } from './form-reader.ts'
import { openMultipart } from './multipart.ts'
import { openUrlEncoded } from './url-encoded.ts'

/** Accepts only forms; any other body is refused unread. */
export function acceptForms(app: FastifyInstance, figures: Figures, bodyMemoryBytes: number) {
  const budget = openMemoryBudget(figures, bodyMemoryBytes)
  const inTurn = oneByOne()
  app.decorateRequest('bodyBytes', 0)
  app.addHook('preParsing', (request, reply, _payload, done) => {
    reply.raw.once('close', () => budget.release(request))
    done()
  })
  const read = async (request: FastifyRequest, payload: Readable, most: number, reader: FormReader) => {
    // A body whose Content-Length is too large is refused with its first byte.
    let size = Number(request.headers['content-length']) > most ? most : 0
    await eachChunk(payload, (chunk) => {
      size += chunk.length
      if (size > most) throw tooLarge()
      if (size > FORM_BYTES) {
        budget.reserve(request, chunk.length)
        payload.pause()
        inTurn(() => payload.resume())
      }
      reader.write(chunk)
    })
    return reader.end()
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', async (request: FastifyRequest, payload: Readable) => {
    const { bodyLimit, config } = request.routeOptions
    // Unless texts may be long, only the call's file may exceed the limit, and this kind of form cannot hold one.
    return read(request, payload, config.file && !config.hasLongText ? FORM_BYTES : bodyLimit, openUrlEncoded())
  })
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const { bodyLimit, config } = request.routeOptions
    return read(request, payload, bodyLimit, openMultipart(request.headers, config.file, config.hasLongText))
  })
}

/**
 * Limits the memory for large bodies. Small forms are not counted, so that large bodies cannot block teams from saving
 * and moving on.
 */
function openMemoryBudget(figures: Figures, bytesInAll: number) {
  return {
    reserve(request: FastifyRequest, bytes: number) {
      if (figures.bodyBytes + bytes > bytesInAll) throw busy()
      figures.bodyBytes += bytes
      request.bodyBytes += bytes
    },
    release(request: FastifyRequest) {
      figures.bodyBytes -= request.bodyBytes
      request.bodyBytes = 0
    },
  }
}

/** Reads large bodies one chunk at a time, letting other work run in between. */
function oneByOne() {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return (readOn: () => void) => {
    if (waiting.push(readOn) === 1) setImmediate(next)
  }
}

/** Reads a refused body to its end, or its sender would see a reset instead of the answer. */
function eachChunk(payload: Readable, use: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer) => {
      try {
        use(chunk)
      } catch (error) {
        payload.off('data', take).resume()
        reject(error)
      }
    }
    payload.on('data', take)
    payload.once('end', resolve)
    // The sender disconnected, which is not our fault.
    const cutOff = () => reject(invalid('cut-off'))
    payload.once('error', cutOff)
    payload.once('close', cutOff)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes this body takes of the shared memory limit. */
    bodyBytes: number
  }
  interface FastifyContextConfig {
    /** The field that may hold a file. */
    file?: string | undefined
    /** True if text fields may be as long as the file. */
    hasLongText?: boolean
  }
}
