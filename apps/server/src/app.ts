import type { Writable } from 'node:stream'
import { loadPrivacy, type Privacy } from '@thrive/content'
import { contract, FORM_BYTES } from '@thrive/contract'
import type { Workshop } from '@thrive/domain'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Env } from './env.ts'
import { adminRoutes } from './features/admin/routes.ts'
import { answerRoutes } from './features/answer/routes.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { erasureRoutes } from './features/erasure/routes.ts'
import { exportRoutes } from './features/export/routes.ts'
import { readFigures } from './features/health/data.ts'
import { healthRoutes } from './features/health/routes.ts'
import { insightRoutes } from './features/insight/routes.ts'
import { opinionRoutes } from './features/opinion/routes.ts'
import { photoRoutes } from './features/photo/routes.ts'
import { privacyRoutes } from './features/privacy/routes.ts'
import { questionRoutes } from './features/question/routes.ts'
import { resultRoutes } from './features/result/routes.ts'
import { resumeRoutes } from './features/resume/routes.ts'
import { sessionRoutes } from './features/session/routes.ts'
import { versionRoutes } from './features/version/routes.ts'
import { CRONTAB, tasksOf } from './jobs.ts'
import { type Leaving, leaveInOrder } from './plugins/close.ts'
import { type Database, databaseOn, openPool, untilDatabaseAnswers } from './plugins/db.ts'
import { answerBadMessage, answerErrors, answerFrameworkError } from './plugins/errors.ts'
import { acceptForms } from './plugins/forms.ts'
import { startJobs } from './plugins/jobs.ts'
import { type Library, openLibrary } from './plugins/library.ts'
import { limitRequests } from './plugins/limits.ts'
import { loggerOf, logRequests } from './plugins/log.ts'
import { type Mailer, openMailer } from './plugins/mail.ts'
import { type Figures, serveMetrics } from './plugins/metrics.ts'
import { migrate } from './plugins/migrate.ts'
import { secure } from './plugins/security.ts'
import { openPhotoStore, type PhotoStore } from './plugins/storage.ts'
import { serveWeb, WEB_FOLDER } from './plugins/web.ts'
import { routesOf } from './route.ts'

export interface Deps {
  env: Env
  db: Database
  photos: PhotoStore
  /** Null where no mail is configured. */
  mail: Mailer | null
  library: Library
  privacy: Privacy
  log: FastifyBaseLogger
  leaving: Leaving
  figures: Figures
}

const FEATURES = [
  versionRoutes,
  sessionRoutes,
  resumeRoutes,
  questionRoutes,
  answerRoutes,
  opinionRoutes,
  photoRoutes,
  privacyRoutes,
  adminRoutes,
  resultRoutes,
  insightRoutes,
  exportRoutes,
  erasureRoutes,
  auditRoutes,
  healthRoutes,
]

export interface AppOptions {
  env: Env
  workshops: Workshop[]
  webFolder?: string
  /** Where log lines go; standard output if not given. */
  logStream?: Writable
  /** How long a request may take from its first byte to its last. */
  requestMs?: number
  /** What all bodies under way may take of this process together. */
  roomBytes?: number
}

/** The whole server, ready to listen: database migrated, content published, every call of the contract registered. */
export async function buildApp({
  env,
  workshops,
  webFolder = WEB_FOLDER,
  logStream,
  requestMs = 30_000,
  roomBytes = 64 * 1024 * 1024,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOf(env.LOG_LEVEL, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    // Only as many hops as proxies of our own: what stands further left in X-Forwarded-For was written by the caller.
    trustProxy: (_address, hop) => hop < env.TRUST_PROXY,
    bodyLimit: FORM_BYTES,
    requestTimeout: requestMs,
    keepAliveTimeout: 65_000,
    // Node looks for requests that take too long this often; every half minute would be its own pace.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: requestMs },
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerBadMessage,
    return503OnClosing: true,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await untilDatabaseAnswers(env.DATABASE_URL, app.log)
  await migrate(env.DATABASE_URL)
  const traces = await tracesOf(env)
  const pool = openPool({ url: env.DATABASE_URL, pool: env.DATABASE_POOL })
  const db = databaseOn(pool, traces?.followQuery)
  app.addHook('onClose', () => db.destroy())
  const registered: string[] = []
  app.decorate('registered', registered)
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) registered.push(`${one} ${url}`)
  })

  const deps: Deps = {
    env,
    db,
    photos: await openPhotoStore(env),
    mail: openMailer(env),
    library: await openLibrary(db, workshops, app.log),
    privacy: loadPrivacy(),
    log: app.log,
    leaving: leaveInOrder(app),
    figures: { bodyBytes: 0, savesFailedTogether: 0 },
  }
  const tasks = tasksOf(deps)
  traces?.followRequests(app)
  logRequests(app)
  serveMetrics(app, { env, pool, figures: deps.figures, tasks: Object.keys(tasks), read: () => readFigures(db) })
  answerErrors(app)
  await secure(app, env)
  await limitRequests(app, env)
  acceptForms(app, deps.figures, roomBytes)
  const route = routesOf(app, deps)
  for (const feature of FEATURES) feature(route, deps)
  const missing = Object.keys(contract).filter((name) => !registered.includes(name))
  if (missing.length > 0) throw new Error(`no feature answers ${missing.join(', ')}`)
  await serveWeb(app, webFolder)
  const jobs = await startJobs({ url: env.DATABASE_URL, db, tasks, crontab: CRONTAB, log: app.log })
  app.addHook('onClose', async () => {
    await jobs.stop()
    deps.mail?.close()
  })
  return app
}

async function tracesOf(env: Env) {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const { openTraces } = await import('./plugins/traces.ts')
  return openTraces({ endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: env.OTEL_TRACES_SAMPLER_ARG })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** "METHOD /path" of everything that answers. */
    registered: string[]
  }
}
