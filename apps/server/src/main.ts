import { loadWorkshops } from '@thrive/content'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { parseEnv } from './env.ts'

const env = parseEnv(process.env)
const app = await buildApp({ env, source: process.env, workshops: loadWorkshops() })

const PATIENCE_SECONDS = 20
closeWithGrace({ delay: (env.DRAIN_SECONDS + PATIENCE_SECONDS) * 1000 }, async ({ err }) => {
  if (err) app.log.fatal({ error: { name: err.name, message: err.message, stack: err.stack } }, 'ending after an error')
  await app.leave(err ? 0 : env.DRAIN_SECONDS)
})

await app.listen({ host: env.HOST, port: env.PORT })
