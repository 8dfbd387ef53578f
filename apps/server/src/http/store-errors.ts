import type { FastifyBaseLogger } from 'fastify'
import { StoreFull } from '../infra/photo-store.ts'
import { busy, Refusal } from './errors.ts'

const FULL_RETRY_SECONDS = 30

/** Logs why a picture could not be stored or read, and refuses the call; the caller keeps its picture and retries. */
export const refuseStore =
  (log: FastifyBaseLogger) =>
  (error: Error): never => {
    const { name, message } = error
    if (error instanceof StoreFull) {
      log.error({ error: { name, message } }, `${message}: photos are refused until there is some`)
      throw new Refusal(507, 'photo-store-full', { retryAfter: FULL_RETRY_SECONDS })
    }
    log.error({ error: { name, message } }, 'the store of photos failed')
    throw busy('photo-store')
  }
