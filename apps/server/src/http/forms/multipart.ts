import type { IncomingHttpHeaders } from 'node:http'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { FORM_BYTES } from '@thrive/contract'
import { invalid, tooLarge } from '../errors.ts'
import { type FormReader, MAX_FIELDS, tooManyFields } from './form-reader.ts'

const malformed = () => invalid('malformed-form')

/** Only the declared field may hold a file. The caller checks the form's size. */
export function openMultipart(headers: IncomingHttpHeaders, file: string | undefined, hasLongText = false): FormReader {
  // Only the call's file may exceed the limit, not its other fields, unless they hold long texts.
  const parser = parserOf(headers, file && !hasLongText ? FORM_BYTES : Number.MAX_SAFE_INTEGER)
  const fields = new Map<string, unknown>()
  let refused: Error | undefined
  const refuse = (error: Error) => {
    refused ??= error
  }
  for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit']) parser.on(limit, () => refuse(tooManyFields()))
  parser.on('error', () => refuse(malformed()))
  parser.on('field', (name, value, _nameCut, valueCut) => {
    if (valueCut) refuse(tooLarge())
    fields.set(name, value)
  })
  parser.on('file', (name, stream) => {
    const chunks: Buffer[] = []
    if (name !== file) refuse(invalid('unexpected-file'))
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => fields.set(name, Buffer.concat(chunks)))
    stream.on('error', () => refuse(malformed()))
  })
  const finished = new Promise<void>((resolve) => parser.once('finish', resolve).once('error', () => resolve()))
  return {
    write(chunk) {
      parser.write(chunk)
      if (refused) throw refused
    },
    async end() {
      parser.end()
      await finished
      if (refused) throw refused
      return Object.fromEntries(fields)
    },
  }
}

function parserOf(headers: IncomingHttpHeaders, fieldSize: number) {
  const limits = { fields: MAX_FIELDS, parts: MAX_FIELDS, files: 1, headerPairs: 20, fieldSize }
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits })
  } catch {
    throw malformed()
  }
}
