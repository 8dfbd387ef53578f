import type { Known } from './fuzz-inputs.ts'
import { pick, type Random } from './fuzz-random.ts'

/** An address that is allowed and where nothing listens, so that a test fails at once and the webhook is kept. */
export const NOBODY_THERE = 'https://localhost:1/hook'

/** Values for the fields of tokens and webhooks. */
export const PROGRAM_FIELDS: Record<string, (known: Known, random: Random) => string> = {
  scope: (_, random) => pick(['totals', 'results', 'everything'], random),
  days: (_, random) => pick(['30', '365', '366', '0'], random),
  token: ({ apiToken }, random) => pick([apiToken ?? '1', apiToken ?? '1', '999999', '-1'], random),
  team: (_, random) => pick(['1', '2', '3', '4', '5', '999999', '1e3'], random),
  url: (_, random) =>
    pick([NOBODY_THERE, 'http://localhost:1/', 'https://10.0.0.1/', 'https://[::1]:1/', 'https://a:b@x/'], random),
  events: (_, random) => pick(['["team.finished"]', '["round.closed","team.finished"]', '[]', '["x"]', '{}'], random),
  webhook: ({ webhook }, random) => pick([webhook ?? '1', webhook ?? '1', '999999', '-1'], random),
  delivery: () => crypto.randomUUID(),
}
