import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallName } from '@thrive/contract'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Env } from '../env.ts'
import { type Reading, showDatabase } from './database-metrics.ts'
import { routeOf } from './log.ts'
import { showRelease } from './release-metric.ts'

/** Figures that the parts of a node maintain as they work. */
export interface Figures {
  bodyBytes: number
  savesFailedTogether: number
  /** Open streams of server-sent events; `rooms` counts the rooms they belong to. */
  streams: number
  rooms: number
  ballots: number
  /** Called with the seconds from a ballot until the resulting state is sent. */
  ballotSent(seconds: number): void
}

export const newFigures = (): Figures => ({
  bodyBytes: 0,
  savesFailedTogether: 0,
  streams: 0,
  rooms: 0,
  ballots: 0,
  ballotSent: () => {},
})

interface MetricsOptions {
  env: Env
  pool: Pool
  figures: Figures
  tasks: string[]
  read: () => Promise<Reading>
}

const SAVE: CallName = 'POST /api/answer/set'

/** Serves metrics for Prometheus, on a separate port that need not be public. */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions) {
  const { METRICS_HOST: host, METRICS_PORT: port } = options.env
  if (port === undefined) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  showRelease(registry)
  countRequests(app, registry)
  showPool(registry, options)
  showFigures(registry, options)
  showRooms(registry, options)
  new Gauge({
    name: 'thrive_media_bytes_max',
    help: "What the organisation's own films and other files may take in all.",
    registers: [registry],
  }).set(options.env.MEDIA_QUOTA_GB * 1024 ** 3)
  const refresh = showDatabase(registry, options)

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    await refresh()
    const text = await registry.metrics()
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
  })
  app.addHook('onReady', async () => {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
    app.metricsPort = (server.address() as AddressInfo).port
  })
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
}

/** Counts by route pattern, because a URL holds the uuid that opens a session. */
function countRequests(app: FastifyInstance, registry: Registry) {
  const registers = [registry]
  const requests = new Counter({
    name: 'thrive_http_requests_total',
    help: 'Requests answered, by route and status.',
    labelNames: ['route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'thrive_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const saves = new Counter({
    name: 'thrive_saves_total',
    help: 'Saves of answers, by what became of them.',
    labelNames: ['outcome'],
    registers,
  })
  // A counter that first appears with a failure would not show that failure as an increase.
  for (const outcome of ['saved', 'refused', 'failed']) saves.inc({ outcome }, 0)
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request)
    const status = reply.statusCode
    requests.inc({ route, status })
    // A stream lasts as long as its listener stays.
    if (request.routeOptions.config.isStream) return done()
    seconds.observe({ route }, reply.elapsedTime / 1000)
    if (route === SAVE) saves.inc({ outcome: status < 300 ? 'saved' : status < 500 ? 'refused' : 'failed' })
    done()
  })
}

function showPool(registry: Registry, { pool, env }: MetricsOptions) {
  new Gauge({
    name: 'thrive_database_connections',
    help: 'Connections to the database: in use, idle, and requests waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'thrive_database_connections_max',
    help: 'Connections to the database that this node may have.',
    registers: [registry],
  }).set(env.DATABASE_POOL)
}

function showFigures(registry: Registry, { figures }: MetricsOptions) {
  const registers = [registry]
  new Gauge({
    name: 'thrive_body_bytes',
    help: 'What large bodies under way hold of this node, of the 64 MB after which it answers 503.',
    registers,
    collect() {
      this.set(figures.bodyBytes)
    },
  })
  new Counter({
    name: 'thrive_saves_failed_together_total',
    help: 'Saves whose common statement failed, and which were then tried alone.',
    registers,
    collect() {
      this.reset()
      this.inc(figures.savesFailedTogether)
    },
  })
}

function showRooms(registry: Registry, { figures }: MetricsOptions) {
  const registers = [registry]
  new Gauge({
    name: 'thrive_streams',
    help: 'Open streams: shared screens and phones that listen on this node.',
    registers,
    collect() {
      this.set(figures.streams)
    },
  })
  new Gauge({
    name: 'thrive_rooms',
    help: 'Rooms that somebody listens to on this node.',
    registers,
    collect() {
      this.set(figures.rooms)
    },
  })
  new Counter({
    name: 'thrive_ballots_total',
    help: 'Ballots that phones gave on this node.',
    registers,
    collect() {
      this.reset()
      this.inc(figures.ballots)
    },
  })
  const sent = new Histogram({
    name: 'thrive_ballot_told_seconds',
    help: 'Time from a ballot to the sending of the state that counts it.',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.3, 0.5, 1, 2.5],
    registers,
  })
  figures.ballotSent = (seconds) => sent.observe(Math.max(0, seconds))
}

declare module 'fastify' {
  interface FastifyInstance {
    metricsPort?: number
  }
}
