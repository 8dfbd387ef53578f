import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { markBackup, openMarks } from '../src/infra/backup-mark.ts'
import { RELEASE } from '../src/release.ts'
import { buildServer, testEnv } from './build.ts'
import { clientOf } from './client.ts'

const scrape = async (port?: number, path = '/metrics') => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

/** Returns the value of one line, by its name and labels in Prometheus syntax. */
const readSeries = (text: string, series: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test('a visit is counted by route and status, and nothing of it can be read in the metrics', async () => {
  const { app, sql } = await buildServer({ METRICS_PORT: '0' })
  const client = clientOf(app)
  const uuid = await client.start('v1', 'lead.private@example.org')
  await client.save(uuid, [{ question_id: 2, value: 'what nobody should read' }])
  await client.save(uuid, [{ question_id: 1, value: 'not a number' }])
  await client.get(`/api/answer/${uuid}`)
  await client.get('/api/nothing?uuid=lead.private@example.org')
  await client.get('/api/answer/%ff')
  await client.walk(await client.start('v1'), 'v1')
  const later = "run_at => now() + interval '1 hour'"
  await sql.query(`select graphile_worker.add_job('drop-photo', '{}', ${later})`)
  await sql.query(`select graphile_worker.add_job('fold-insight', job_key => 'given-up', max_attempts => 1, ${later})`)
  await sql.query("update graphile_worker._private_jobs set attempts = 1, last_error = 'x' where key = 'given-up'")

  const { status, type, text } = await scrape(app.metricsPort)
  expect({ status, type }).toEqual({ status: 200, type: expect.stringContaining('text/plain') })
  const of = (series: string) => readSeries(text, series)
  expect(of('thrive_http_requests_total{route="POST /api/session/create",status="200"}')).toBe(2)
  expect(of('thrive_http_requests_total{route="POST /api/answer/set",status="400"}')).toBe(1)
  expect(of('thrive_http_requests_total{route="GET /api/answer/:uuid",status="200"}')).toBe(1)
  expect(of('thrive_http_request_duration_seconds_count{route="POST /api/answer/set"}')).toBe(2)
  expect(of('thrive_saves_total{outcome="saved"}')).toBe(1)
  expect(of('thrive_saves_total{outcome="refused"}')).toBe(1)
  expect(of('thrive_saves_total{outcome="failed"}')).toBe(0)
  expect(of('thrive_sessions{version="v1",state="open"}')).toBe(1)
  expect(of('thrive_sessions{version="v1",state="finished"}')).toBe(1)
  expect(of('thrive_jobs{task="drop-photo",state="later"}')).toBe(1)
  expect(of('thrive_jobs{task="drop-photo",state="waiting"}')).toBe(0)
  expect(of('thrive_jobs{task="fold-insight",state="failed"}')).toBe(1)
  expect(of('thrive_database_up')).toBe(1)
  expect(of(`thrive_build_info{version="${RELEASE.version}",revision="${RELEASE.revision}"}`)).toBe(1)
  expect(of('thrive_database_connections_max')).toBe(10)
  expect(of('thrive_database_connections{state="waiting"}')).toBe(0)
  expect(of('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  for (const secret of [uuid, 'lead.private', 'what nobody', '%ff']) expect(text).not.toContain(secret)
})

test('a scrape leaves the database alone for a minute, and says when it does not answer', async () => {
  const { app } = await buildServer({ METRICS_PORT: '0' })
  await app.ready()
  const seen = async () =>
    readSeries((await scrape(app.metricsPort)).text, 'thrive_sessions{version="v2",state="open"}')
  await clientOf(app).start('v2')
  expect(await seen()).toBe(1)
  await clientOf(app).start('v2')
  expect(await seen()).toBe(1)

  const broken = await buildServer({ METRICS_PORT: '0' })
  await broken.app.ready()
  await broken.sql.query('alter table insight_count rename to elsewhere')
  expect(readSeries((await scrape(broken.app.metricsPort)).text, 'thrive_database_up')).toBe(0)
})

test('the age of the last good backup is served, and counts from the installation until there is one', async () => {
  const { sql, url } = await buildServer()
  await sql.query("update schema_migration set applied_at = now() - interval '2 days' where version = 1")
  const folder = mkdtempSync(join(tmpdir(), 'thrive-photos-'))
  const age = async () => {
    const { app } = await buildServer({ METRICS_PORT: '0', DATABASE_URL: url, PHOTO_FOLDER: folder })
    await app.ready()
    return readSeries((await scrape(app.metricsPort)).text, 'thrive_backup_age_seconds')
  }
  expect(await age()).toBeGreaterThan(2 * 24 * 3600 - 1)
  await markBackup(await openMarks(testEnv(url, { PHOTO_FOLDER: folder })))
  expect(await age()).toBeLessThan(600)
})

test('metrics are on their own port alone, and nowhere unless wanted', async () => {
  const { app } = await buildServer({ METRICS_PORT: '0' }, { webFolder: '/nowhere' })
  expect((await clientOf(app).get('/metrics')).status).toBe(404)
  expect((await scrape(app.metricsPort, '/healthz')).status).toBe(404)
  const port = app.metricsPort
  await app.close()
  await expect(scrape(port)).rejects.toThrow()

  const quiet = await buildServer()
  await quiet.app.ready()
  expect(quiet.app.metricsPort).toBeUndefined()
})

test.each(['prometheus/alerts.yaml', 'grafana/dashboard.json'])(
  '%s names no figure that is not served',
  async (file) => {
    const { app } = await buildServer({ METRICS_PORT: '0' })
    await clientOf(app).start('v1')
    const { text } = await scrape(app.metricsPort)
    const content = readFileSync(join(import.meta.dirname, '../../../deploy', file), 'utf8')
    const names = new Set(content.match(/\b(thrive|nodejs|process)_[a-z0-9_]+/g))
    expect(names.size).toBeGreaterThan(5)
    for (const name of names) expect(text).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `)
  },
)
