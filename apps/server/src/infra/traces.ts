import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type { LogEvent } from 'kysely'
import { RELEASE } from '../release.ts'
import { routeOf } from './log.ts'

interface Options {
  endpoint: string
  /** The share of requests to trace, unless the proxy has already decided. */
  ratio: number
}

const headers = {
  get: (carrier: Record<string, unknown>, name: string) => carrier[name] as string | undefined,
  keys: (carrier: Record<string, unknown>) => Object.keys(carrier),
}

/**
 * Creates one span per request and per query by hand: ready-made instrumentation exports URLs, and with them the uuid
 * that opens a session. Loaded only if traces are configured.
 */
export function openTraces({ endpoint, ratio }: Options) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'thrive',
      'service.version': RELEASE.version,
      'vcs.ref.head.revision': RELEASE.revision,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer('thrive')
  const propagator = new W3CTraceContextPropagator()
  const current = new AsyncLocalStorage<Context>()

  return {
    followRequests(app: FastifyInstance) {
      app.decorateRequest('trace')
      app.addHook('onRequest', (request, _reply, done) => {
        const parent = propagator.extract(ROOT_CONTEXT, request.headers, headers)
        const name = routeOf(request)
        const { url } = request.routeOptions
        const attributes = { 'http.request.method': request.method, ...(url && { 'http.route': url }) }
        request.trace = trace.setSpan(parent, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent))
        current.run(request.trace, done)
      })
      // Restores the context: the body is read in socket events, which do not carry it.
      app.addHook('preValidation', (request, _reply, done) => current.run(request.trace, done))
      app.addHook('onResponse', (request, reply, done) => {
        const span = trace.getSpan(request.trace)
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
      })
      app.addHook('onClose', () => provider.shutdown())
    },

    /**
     * Statements hold placeholders, never values. Of a failure only the code is recorded, because its message may quote
     * a value.
     */
    followQuery(event: LogEvent) {
      const parent = current.getStore()
      if (!parent) return
      const text = event.query.sql.replace(/\s+/g, ' ').trim()
      const operation = text.split(' ', 1)[0] ?? ''
      const startTime = Date.now() - event.queryDurationMillis
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text }
      const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes, startTime }, parent)
      if (event.level === 'error') {
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.setAttribute('db.response.status_code', String((event.error as { code?: unknown }).code ?? ''))
      }
      span.end()
    },
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    trace: Context
  }
}
