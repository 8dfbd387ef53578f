import { settings } from './env.ts'

const KNOWN = Object.keys(settings.shape)
/** First words that only settings of ours have; others, such as NODE_ and OTEL_, are shared with other programs. */
const OUR_PREFIXES = /^(AUDIT|HR|LIMIT|LOGIN|MAIL|METRICS|PHOTO|REMINDERS|RETENTION|S3|SECRETS|SMTP|THRIVE)_/
/** Read by the compose file, whose .env the app gets as well. */
const OF_COMPOSE = /^(SITE_ADDRESS|UPSTREAMS|THRIVE_VERSION|(POSTGRES|REDIS|GRAFANA)_PASSWORD)$/
/** Kubernetes describes every service of a namespace in variables such as S3_SERVICE_HOST and S3_PORT=tcp://… */
const OF_KUBERNETES = /_SERVICE_(HOST|PORT)|_PORT_\d+_/
/** A shorter name is too close to words of other programs: HOST and HOME. */
const SHORTEST_TYPO = 6
const TYPO_SIGNS = 2

/** Returns a sentence for each variable that looks like a setting of ours and is none. */
export const unknownSettings = (source: NodeJS.ProcessEnv): string[] =>
  Object.entries(source).flatMap(([name, value = '']) => {
    if (KNOWN.includes(name) || value === '' || isOfOthers(name, value)) return []
    const meant = name.length < SHORTEST_TYPO ? undefined : KNOWN.find((each) => distance(name, each) <= TYPO_SIGNS)
    if (!meant && !OUR_PREFIXES.test(name)) return []
    return [`${name} is not a setting${meant ? `; is ${meant} meant?` : ': docs/settings.md has them all'}`]
  })

const isOfOthers = (name: string, value: string) =>
  OF_COMPOSE.test(name) || OF_KUBERNETES.test(name) || /^(tcp|udp):\/\//.test(value)

/** How many signs have to be added, removed or changed to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, nth) => nth)
  for (const [nth, sign] of [...one].entries()) {
    const next = [nth + 1]
    for (const [at, its] of [...other].entries())
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (sign === its ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}
