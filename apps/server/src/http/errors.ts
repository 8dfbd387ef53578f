import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { messages, tooManyRequests } from '@thrive/content/messages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

const RETRY_AFTER_SECONDS = 2

/** A refusal on purpose: it reaches the caller as it is. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly code: string
  /** After how many seconds it may be different. */
  readonly retryAfter: number | undefined
  /** Where some answers of a save do not fit: the ids of their questions. */
  readonly questions: number[] | undefined

  constructor(
    statusCode: number,
    code: string,
    message: string,
    more: { retryAfter?: number; questions?: number[] } = {},
  ) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    this.retryAfter = more.retryAfter
    this.questions = more.questions
  }
}

export const invalid = (message: string, code = 'invalid') => new Refusal(400, code, message)
export const tooLarge = (message: string, code = 'too_large') => new Refusal(413, code, message)
/** More than this node takes on at once, or a part of it that fails: the caller keeps what it has and tries again. */
export const busy = (code = 'busy') => new Refusal(503, code, messages.busy, { retryAfter: RETRY_AFTER_SECONDS })
export const closed = () => new Refusal(401, 'unauthorised', messages.sessionClosed)
/** The session has another uuid since its address was proven by mail. */
export const moved = () => new Refusal(401, 'session_moved', messages.sessionMoved)
export const sealed = () => new Refusal(409, 'session_completed', messages.sessionCompleted)
export const tooSoon = (seconds: number) =>
  new Refusal(429, 'too_many_requests', tooManyRequests(seconds), { retryAfter: Math.ceil(seconds) })
export const notFound = (message = 'There is nothing here.') => new Refusal(404, 'not_found', message)

/** Every error leaves in one shape, and none with a stack, a query or a value in it. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Fastify would close a connection whose body is refused, and its sender see a reset instead of this answer.
    reply.removeHeader('connection')
    if (error instanceof Refusal) {
      const { statusCode, code, message, retryAfter, questions } = error
      if (retryAfter !== undefined) reply.header('Retry-After', retryAfter)
      return reply.status(statusCode).send({ ...shape(code, message), ...(questions && { questions }) })
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = error.validation.map((issue) => issue.instancePath.replace('/', '')).filter(Boolean)
      return reply
        .status(400)
        .send(shape('invalid', `Please check: ${[...new Set(fields)].join(', ') || 'the request'}.`))
    }
    const status = error.statusCode ?? 500
    if (status < 500) return reply.status(status).send(shape(codeOf(error), messages.notUnderstood))
    request.log.error(
      { error: { name: error.name, code: error.code, message: error.message, stack: error.stack } },
      'failed',
    )
    return reply.status(500).send(shape('unexpected', messages.unexpected))
  })
}

/** An address that cannot even be read never reaches a route; it is not repeated either. */
export const answerFrameworkError = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
  reply.status(error.statusCode ?? 400).send(shape('bad_address', messages.notUnderstood))
}

const MESSAGE_STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * A message that is hardly HTTP ends its connection, and says so: a proxy that keeps connections would else send the
 * next request, of somebody else, over one that is being closed.
 */
export function answerBadMessage(error: Error & { code?: string }, socket: Socket) {
  if (!socket.writable) return void socket.destroy()
  const status = MESSAGE_STATUS[error.code ?? ''] ?? 400
  const body = JSON.stringify(shape('bad_message', messages.notUnderstood))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

const shape = (error: string, message: string) => ({ error, message })
const codeOf = (error: FastifyError) => error.code?.replace(/^(FST_)?(ERR_)?/, '').toLowerCase() ?? 'refused'
