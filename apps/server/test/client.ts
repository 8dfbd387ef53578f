import { type Client, clientBy, formOf } from '@thrive/testkit/client'
import type { FastifyInstance } from 'fastify'

export type { Answered, Client } from '@thrive/testkit/client'

/**
 * Requests go straight into the app, without a network, and always as multipart; browser tests send the other encoding.
 */
export const clientOf = (app: FastifyInstance): Client =>
  clientBy(async ({ method, path, headers, fields }) => {
    const encoded = fields && new Response(formOf(fields))
    const response = await app.inject({
      method,
      url: path,
      headers: { ...headers, ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }) },
      ...(encoded && { payload: Buffer.from(await encoded.arrayBuffer()) }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : response.rawPayload,
    }
  })
