import type { Readable } from 'node:stream'
import { FORM_BYTES } from '@thrive/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Figures } from '../../infra/metrics.ts'
import { busy, invalid, tooLarge } from '../errors.ts'
import type { FormReader } from './form-reader.ts'
import { openMultipart } from './multipart.ts'
import { openUrlEncoded } from './url-encoded.ts'

/** Every call is a form; what is not one is refused before anything reads it. */
export function acceptForms(app: FastifyInstance, figures: Figures, roomBytes: number) {
  const room = openRoom(figures, roomBytes)
  const inTurn = oneByOne()
  app.decorateRequest('bodyBytes', 0)
  app.addHook('preParsing', (request, reply, _payload, done) => {
    reply.raw.once('close', () => room.leave(request))
    done()
  })
  const read = async (request: FastifyRequest, payload: Readable, most: number, reader: FormReader) => {
    // One that says itself that it is too large is refused with its first byte.
    let size = Number(request.headers['content-length']) > most ? most : 0
    await eachChunk(payload, (chunk) => {
      size += chunk.length
      if (size > most) throw tooLarge()
      if (size > FORM_BYTES) {
        room.enter(request, chunk.length)
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
    // A call is allowed more for the sake of its file, and a form of this kind cannot hold one.
    return read(request, payload, config.file ? FORM_BYTES : bodyLimit, openUrlEncoded())
  })
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const { bodyLimit, config } = request.routeOptions
    return read(request, payload, bodyLimit, openMultipart(request.headers, config.file))
  })
}

/**
 * What is as small as most forms is not counted, so whoever fills the room with large bodies holds up large ones only:
 * teams go on saving and stepping.
 */
function openRoom(figures: Figures, bytesInAll: number) {
  return {
    enter(request: FastifyRequest, bytes: number) {
      if (figures.bodyBytes + bytes > bytesInAll) throw busy()
      figures.bodyBytes += bytes
      request.bodyBytes += bytes
    },
    leave(request: FastifyRequest) {
      figures.bodyBytes -= request.bodyBytes
      request.bodyBytes = 0
    },
  }
}

/** Of all large bodies one is read on at a time, and in between everybody else is heard. */
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

/** A body that is refused on its way is read to its end all the same, or its sender would see a reset, not the answer. */
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
    // Its sender went away: no fault of ours.
    const cutOff = () => reject(invalid('cut-off'))
    payload.once('error', cutOff)
    payload.once('close', cutOff)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the body takes of the room for all of them. */
    bodyBytes: number
  }
  interface FastifyContextConfig {
    /** The field that may hold a file. */
    file?: string | undefined
  }
}
