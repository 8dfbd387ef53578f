import type { FastifyBaseLogger } from 'fastify'
import type { Env } from './env.ts'
import { sentencesOfPartsOff } from './optional-parts.ts'
import { RELEASE } from './release.ts'
import { currentOf } from './replaced-settings.ts'
import { unknownSettings } from './unknown-settings.ts'

/** Logs which release starts, what is off in it, and which settings it does not know or will not know for long. */
export function logStart(log: FastifyBaseLogger, env: Env, source: NodeJS.ProcessEnv) {
  log.info(RELEASE, `Thrive ${RELEASE.version} (${RELEASE.revision}) starts`)
  for (const sentence of sentencesOfPartsOff(env)) log.info(sentence)
  for (const sentence of [...currentOf(source).deprecated, ...unknownSettings(source)]) log.warn(sentence)
}
