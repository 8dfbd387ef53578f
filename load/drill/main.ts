import { crashDrill } from './crash.ts'

/** npm run drill -- NAME [options] */
const DRILLS: Record<string, () => Promise<boolean>> = { crash: crashDrill }

const drill = DRILLS[process.argv[2] ?? '']
if (!drill) {
  console.error(`usage: npm run drill -- ${Object.keys(DRILLS).join('|')} [--short]`)
  process.exit(2)
}
process.exit((await drill()) ? 0 : 1)
