import { loadWorkshops } from '@thrive/content'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { parseEnv } from './env.ts'

const env = parseEnv(process.env)
const app = await buildApp({ env, workshops: loadWorkshops() })

closeWithGrace({ delay: 20_000 }, async ({ err }) => {
  if (err) app.log.fatal({ error: { name: err.name, message: err.message, stack: err.stack } }, 'ending after an error')
  await app.close()
})

await app.listen({ host: env.HOST, port: env.PORT })
