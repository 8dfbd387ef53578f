import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchGrowth } from './growth.ts'
import { benchNodes } from './nodes.ts'
import { type Figure, summary } from './report.ts'
import { benchRoom } from './room.ts'
import { benchSave } from './save.ts'
import { benchStartRush } from './start-rush.ts'
import { benchWorkshops } from './workshops.ts'

/**
 * npm run bench [-- save workshops rush room growth nodes] [--folder .data/small --folder .data/large] [--calls 100]
 * [--export 100000] [--smoke]
 * Every figure is a ratio or a count of one run, because machines are noisy. Exits with 1 if a promise is broken.
 * --smoke shows in seconds that all of it works, and promises no speed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', multiple: true, default: ['.data/small', '.data/large'] },
    calls: { type: 'string', default: '100' },
    export: { type: 'string', default: '0' },
    smoke: { type: 'boolean', default: false },
  },
})
const { smoke } = values

const PARTS: Record<string, () => Promise<Figure[]>> = {
  save: () => benchSave(smoke ? { rounds: 1, seconds: 1, timed: false } : { rounds: 7, seconds: 5, timed: true }),
  workshops: () =>
    benchWorkshops(
      smoke
        ? { workshops: 1_000, compression: 20, holdSeconds: 3, raiseSeconds: 0 }
        : { workshops: 20_000, compression: 10, holdSeconds: 180, raiseSeconds: 30 },
    ),
  rush: () => benchStartRush(smoke ? { teams: 50, seconds: 1 } : { teams: 2_000, seconds: 10 }),
  room: () =>
    benchRoom(
      smoke
        ? { rooms: 10, ballotsASecond: 80, rounds: 1, floodSeconds: 1, joining: 100, joinSeconds: 1, timed: false }
        : {
            rooms: 1_000,
            ballotsASecond: 500,
            rounds: 2,
            floodSeconds: 8,
            joining: 10_000,
            joinSeconds: 58,
            timed: true,
          },
    ),
  nodes: () => benchNodes(smoke ? { rounds: 1, seconds: 1 } : { rounds: 7, seconds: 5 }),
  growth: () =>
    smoke
      ? onSeeded(100, (folder) => benchGrowth({ folders: [folder], calls: 2, export: 0, timed: false }))
      : benchGrowth({
          folders: values.folder,
          calls: Number(values.calls),
          export: Number(values.export),
          timed: true,
        }),
}

const DEFAULT = ['save', 'workshops', 'rush', 'room', 'growth']

const figures: Figure[] = []
for (const name of positionals.length > 0 ? positionals : DEFAULT) {
  const part = PARTS[name]
  if (!part) throw new Error(`There is ${Object.keys(PARTS).join(', ')}, but no ${name}.`)
  console.log(`\n## ${name}\n`)
  figures.push(...(await part()))
}
console.log(summary(figures))
process.exit(figures.every(({ kept }) => kept) ? 0 : 1)

/** Runs the work on a small temporary database. */
async function onSeeded(sessions: number, work: (folder: string) => Promise<Figure[]>): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'thrive-bench-seeded-'))
  try {
    const args = ['load/seed.ts', '--sessions', String(sessions), '--folder', folder]
    const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error(`seeding ended with ${status}`)
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
