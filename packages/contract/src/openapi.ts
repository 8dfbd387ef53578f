import { z } from 'zod'
import { type Call, FORM_BYTES, failure } from './call.ts'
import { contract } from './index.ts'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const parametersOf = (schema: z.ZodObject | undefined, place: 'path' | 'query') =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }))

function requestBody({ body, file, maxBytes = FORM_BYTES }: Call) {
  if (!body) return {}
  const schema = schemaOf(body, 'input') as { properties: Record<string, unknown> }
  if (file) schema.properties[file] = { type: 'string', format: 'binary' }
  const types = file ? ['multipart/form-data'] : ['multipart/form-data', 'application/x-www-form-urlencoded']
  const content = Object.fromEntries(types.map((type) => [type, { schema }]))
  return { requestBody: { required: true, 'x-max-bytes': maxBytes, content } }
}

const SECURITY: Partial<Record<Call['access'], object>> = {
  hr: { security: [{ token: [] }] },
  seat: { security: [{ seat: [] }] },
  leader: { security: [{ seat: [] }] },
}

function operation(call: Call, isPost: boolean) {
  const error = { description: 'refused', content: { 'application/json': { schema: schemaOf(failure, 'output') } } }
  const binary = { schema: { type: 'string', format: 'binary' } }
  // OpenAPI 3.1 cannot describe a stream: the schema is that of each message.
  const type = call.stream ? 'text/event-stream' : 'application/json'
  const content = call.produces
    ? Object.fromEntries(call.produces.map((type) => [type, binary]))
    : { [type]: { schema: schemaOf(call.response, 'output') } }
  const marker = { name: 'X-Requested-With', in: 'header', required: true, schema: { const: 'XMLHttpRequest' } }
  return {
    summary: call.summary,
    'x-access': call.access,
    ...SECURITY[call.access],
    ...(call.roles && { 'x-roles': call.roles, 'x-fresh': call.fresh ?? false }),
    ...(call.tokens && { 'x-tokens': call.tokens }),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(isPost && !call.unmarked ? [marker] : []),
    ],
    ...requestBody(call),
    responses: { 200: { description: 'done', content }, '4XX': error },
  }
}

/** The contract, or some of its calls, as an OpenAPI 3.1 document. */
export function openapi(isIncluded: (call: Call) => boolean = () => true) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(contract) as [string, Call][]) {
    if (!isIncluded(call)) continue
    const [method = '', path = ''] = name.split(' ')
    const template = path.replace(/:(\w+)/g, '{$1}')
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(call, method === 'POST') }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Thrive', version: '1' },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        seat: { type: 'apiKey', in: 'cookie', name: 'seat' },
      },
    },
  }
}
