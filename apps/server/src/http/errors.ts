import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '@thrive/domain/studio'
import { type RefusalCode, type RefusalDetails, sentenceOf } from '@thrive/words/refusals'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isWithoutConnection } from '../infra/database.ts'
import { factsOf } from '../infra/log.ts'

const RETRY_AFTER_SECONDS = 2

/**
 * A deliberate refusal, sent to the caller as it is. Its code never changes, and pages translate it; its message is
 * English, for logs.
 */
export class Refusal extends Error {
  readonly statusCode: number
  readonly code: RefusalCode
  readonly details: Details

  constructor(statusCode: number, code: RefusalCode, details: Details = {}) {
    super(sentenceOf(code, details, 'en'))
    this.statusCode = statusCode
    this.code = code
    this.details = details
  }
}

interface Details extends RefusalDetails {
  /** Ids of the questions whose answers were refused. */
  questions?: number[]
  /** What stands at a place that somebody else changed. */
  now?: { value: unknown; number: number; by: string; at: string }
  /** What keeps a draft from being published. */
  problems?: Problem[]
}

export const invalid = (code: RefusalCode, details?: Details) => new Refusal(400, code, details)
export const tooLarge = (code: RefusalCode = 'too-large') => new Refusal(413, code)
/** This node is overloaded or a part of it fails: the caller keeps its data and retries. */
export const busy = (code: RefusalCode = 'busy') => new Refusal(503, code, { retryAfter: RETRY_AFTER_SECONDS })
export const closed = () => new Refusal(401, 'session-closed')
/** The session got a new uuid when its address was proven by mail. */
export const moved = () => new Refusal(401, 'session-moved')
export const sealed = () => new Refusal(409, 'session-completed')
export const tooSoon = (seconds: number) => new Refusal(429, 'too-many-requests', { retryAfter: Math.ceil(seconds) })
export const notFound = (code: RefusalCode = 'not-found') => new Refusal(404, code)

/** Sends every error in one shape, without stacks, queries or values. */
export function answerErrors(app: FastifyInstance) {
  const refuse = ({ statusCode, code, message, details }: Refusal, reply: FastifyReply) => {
    const { retryAfter, ...more } = details
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter)
    return reply.status(statusCode).send({ error: code, message, ...more })
  }
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Fastify would close the connection of a refused body, and the sender would see a reset instead of this answer.
    reply.removeHeader('connection')
    if (error instanceof Refusal) return refuse(error, reply)
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = error.validation.map((issue) => issue.instancePath.replace('/', '')).filter(Boolean)
      return reply.status(400).send(shape('invalid', { fields: [...new Set(fields)] }))
    }
    const status = error.statusCode ?? 500
    if (status < 500)
      return reply.status(status).send({ error: codeOf(error), message: sentenceOf('not-understood', {}, 'en') })
    request.log.error(factsOf(error), 'failed')
    if (isWithoutConnection(error)) return refuse(busy(), reply)
    return reply.status(500).send(shape('unexpected'))
  })
}

/** A URL that cannot be parsed never reaches a route; the answer does not repeat it. */
export const answerFrameworkError = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
  reply.status(error.statusCode ?? 400).send(shape('bad-address'))
}

const MESSAGE_STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * Closes the connection after a malformed message, and says so: otherwise a proxy could send someone else's next
 * request over a connection that is being closed.
 */
export function answerBadMessage(error: Error & { code?: string }, socket: Socket) {
  if (!socket.writable) return void socket.destroy()
  const status = MESSAGE_STATUS[error.code ?? ''] ?? 400
  const body = JSON.stringify(shape('bad-message'))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

const shape = (error: RefusalCode, details: RefusalDetails = {}) => ({
  error,
  message: sentenceOf(error, details, 'en'),
  ...details,
})
const codeOf = (error: FastifyError) =>
  error.code
    ?.replace(/^(FST_)?(ERR_)?/, '')
    .toLowerCase()
    .replaceAll('_', '-') ?? 'not-understood'
