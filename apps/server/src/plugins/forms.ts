import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { messages } from '@thrive/content/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid } from './errors.ts'

const MEGABYTE = 1024 * 1024
/** A hundred answers of five thousand characters, of which a form makes up to nine letters each. */
export const FORM_LIMIT = 5 * MEGABYTE
export const PHOTO_LIMIT = 20 * MEGABYTE

export async function acceptForms(app: FastifyInstance) {
  // Every call is a form; what is not one is refused before anything reads it.
  app.removeAllContentTypeParsers()
  await app.register(formbody, { bodyLimit: FORM_LIMIT })
  await app.register(multipart)
}

/** Reads a multipart form into the body; only the field named as a file may hold one. */
export async function readMultipart(request: FastifyRequest, file: string | undefined) {
  const limits = { fields: 10, fieldSize: FORM_LIMIT, files: file ? 1 : 0, fileSize: PHOTO_LIMIT, parts: 12 }
  const body: Record<string, unknown> = {}
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw invalid('A field of the form is too long.', 'too_large')
        body[part.fieldname] = part.value
      } else {
        const bytes = await part.toBuffer()
        if (part.fieldname === file) body[file] = bytes
      }
    }
  } catch (error) {
    // What the reader gives no status is a form that breaks the rules of forms: the caller's doing, not ours.
    throw error instanceof Error && 'statusCode' in error ? error : invalid(messages.notUnderstood, 'malformed_form')
  }
  request.body = body
}
