import type { Writable } from 'node:stream'
import cookie from '@fastify/cookie'
import { loadPrivacy } from '@thrive/content'
import { contract, FORM_BYTES } from '@thrive/contract'
import type { Workshop } from '@thrive/domain'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { openLibrary, publishWorkshops } from './features/content/library.ts'
import { readFigures } from './features/health/data.ts'
import { hrOf } from './features/hr/account/caller.ts'
import { lifeOf } from './features/hr/account/login-life.ts'
import { ticketOf } from './features/hr/teams/export-service.ts'
import { openOrganisation } from './features/organisation/service.ts'
import { roundMails } from './features/round/mail-service.ts'
import { reminderMails } from './features/team/action/reminder-service.ts'
import { openRooms } from './features/team/room/live-service.ts'
import { knownSeats, seatOf } from './features/team/room/seat-caller.ts'
import { knownTeams, teamOf } from './features/team/session/caller.ts'
import { FEATURES } from './features.ts'
import type { Callers } from './http/callers.ts'
import { leaveInOrder } from './http/close.ts'
import { answerBadMessage, answerErrors, answerFrameworkError } from './http/errors.ts'
import { readWeb, serveWeb, WEB_FOLDER } from './http/files.ts'
import { acceptForms } from './http/forms/forms.ts'
import { limitRequests } from './http/limits.ts'
import { routesOf } from './http/route.ts'
import { secure } from './http/security.ts'
import { openStreams } from './http/streams.ts'
import { openMarks } from './infra/backup-mark.ts'
import { databaseOn, openPool, untilDatabaseAnswers } from './infra/database.ts'
import { openEvents } from './infra/events.ts'
import { addJob, startJobs } from './infra/jobs.ts'
import { loggerOf, logRequests } from './infra/log.ts'
import { openMailer } from './infra/mail.ts'
import { startSender } from './infra/mail-sender.ts'
import { newFigures, serveMetrics } from './infra/metrics.ts'
import { migrate, readMigrations } from './infra/migrations.ts'
import { openMediaStore, openPhotoStore } from './infra/storage.ts'
import { logStart } from './log-start.ts'
import { CRONTAB, tasksOf } from './tasks.ts'

export interface AppOptions {
  env: Env
  /** Where the settings come from: a variable there that is none is named in the log. */
  source?: NodeJS.ProcessEnv
  workshops: Workshop[]
  webFolder?: string
  /** Where log lines go; standard output if not given. */
  logStream?: Writable
  /** How long a request may take from its first byte to its last. */
  requestMs?: number
  /** Memory limit for all request bodies being read at the same time. */
  bodyMemoryBytes?: number
}

/** Builds the server, ready to listen: database migrated, content published, every call of the contract registered. */
export async function buildApp({
  env,
  source = {},
  workshops,
  webFolder = WEB_FOLDER,
  logStream,
  requestMs = 30_000,
  bodyMemoryBytes = 64 * 1024 * 1024,
}: AppOptions): Promise<FastifyInstance> {
  const web = readWeb(webFolder, env.NODE_ENV === 'production')
  const app = Fastify({
    logger: loggerOf(env.LOG_LEVEL, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    // Trusts only as many hops as we have proxies: anything further left in X-Forwarded-For was written by the caller.
    trustProxy: (_address, hop) => hop < env.TRUST_PROXY,
    bodyLimit: FORM_BYTES,
    // As long as a path can be, so that a wrong one is not found and no error of its own.
    routerOptions: { maxParamLength: 16_384 },
    requestTimeout: requestMs,
    keepAliveTimeout: 65_000,
    // How often Node looks for requests that take too long; its default is every 30 seconds.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: requestMs },
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerBadMessage,
    return503OnClosing: true,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  logStart(app.log, env, source)
  await untilDatabaseAnswers(env.DATABASE_URL, app.log)
  await migrate(env.DATABASE_URL, readMigrations(), { log: app.log })
  const traces = await tracesOf(env)
  const pool = openPool({ url: env.DATABASE_URL, pool: env.DATABASE_POOL })
  const db = databaseOn(pool, traces?.followQuery)
  app.addHook('onClose', () => db.destroy())
  const registered: string[] = []
  app.decorate('registered', registered)
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) registered.push(`${one} ${url}`)
  })

  await publishWorkshops(db, workshops)
  const organisation = await openOrganisation(db, env)
  const parts = {
    env,
    db,
    photos: await openPhotoStore(env),
    media: await openMediaStore(env),
    erasures: await openPhotoStore(env, 'erased'),
    takeOuts: await openPhotoStore(env, 'take-out'),
    mail: openMailer(env, organisation.read),
    organisation,
    redis: await redisOf(app, env),
    events: openEvents(),
    library: openLibrary(db, app.log),
    privacy: loadPrivacy(),
    log: app.log,
    leaving: leaveInOrder(app),
    figures: newFigures(),
  }
  // Order matters: on shutdown a node announces that it leaves its rooms before it closes its streams.
  const rooms = openRooms(app, parts)
  const perAddress = env.RATE_LIMITS === 'on' ? env.LIMIT_STREAMS_PER_ADDRESS : Number.POSITIVE_INFINITY
  const deps: Deps = { ...parts, rooms, streams: openStreams(app, { figures: parts.figures, perAddress }) }
  const tasks = tasksOf(deps)
  traces?.followRequests(app)
  logRequests(app)
  const marks = await openMarks(env)
  const read = () => readFigures(db, marks)
  serveMetrics(app, { env, pool, figures: deps.figures, tasks: Object.keys(tasks), read })
  answerErrors(app)
  await app.register(cookie)
  await secure(app, env)
  await limitRequests(app, deps)
  acceptForms(app, deps.figures, bodyMemoryBytes)
  const route = routesOf(app, env, callersOf(deps))
  for (const feature of FEATURES) feature(route, deps)
  const missing = Object.keys(contract).filter((name) => !registered.includes(name))
  if (missing.length > 0) throw new Error(`no feature answers ${missing.join(', ')}`)
  await serveWeb(app, web, () => organisation.known().lang)
  const jobs = await startJobs({ url: env.DATABASE_URL, db, tasks, crontab: CRONTAB, log: app.log })
  // The database may have been restored from a copy since the last start.
  await addJob(db, 'erase-again', {}, { key: 'erase-again' })
  const sender = senderOf(deps)
  app.addHook('onClose', async () => {
    await Promise.all([jobs.stop(), sender?.stop()])
    deps.mail?.close()
  })
  return app
}

function senderOf(deps: Deps) {
  const { db, env, log, mail } = deps
  if (!mail) return null
  return startSender({
    db,
    log,
    perMinute: env.MAILS_PER_MINUTE,
    sources: [reminderMails(deps), roundMails(deps, mail)],
  })
}

function callersOf({ db, env }: Deps): Callers {
  const life = lifeOf(env)
  return {
    team: (uuid, refuse) => teamOf(db, uuid, refuse),
    knownTeam: knownTeams(db),
    seat: (request) => seatOf(db, request),
    knownSeat: knownSeats(db),
    hr: (request, unattended) => hrOf(db, request, life, unattended),
    ticket: (ticket) => ticketOf(db, ticket),
  }
}

async function redisOf(app: FastifyInstance, { REDIS_URL }: Env) {
  if (!REDIS_URL) return null
  const { connectRedis } = await import('./infra/redis.ts')
  return connectRedis(app, REDIS_URL)
}

async function tracesOf(env: Env) {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const { openTraces } = await import('./infra/traces.ts')
  return openTraces({ endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: env.OTEL_TRACES_SAMPLER_ARG })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered route, as "METHOD /path". */
    registered: string[]
  }
}
