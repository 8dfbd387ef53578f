import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { registerHr } from '../apps/server/src/features/hr/account/service.ts'
import { connect } from '../apps/server/src/infra/database.ts'
import { type RoomNode, startRoomNodes } from '../load/drill/room-nodes.ts'
import { startDemo } from './start-demo.ts'

/**
 * The acceptance checks against a demo of the built product, and those of the room against two nodes behind HAProxy as
 * well; the count goes to the file named.
 */
const account = { HR_EMAIL: 'hr@example.org', HR_PASSWORD: 'acceptance-check' }
/** One check has thirty phones listen at once: each node gets a part of them. */
const FEWEST_ON_A_NODE = 10
const totals = { numPassedTests: 0, numFailedTests: 0 }

async function run(file: string, origin: string, what: string) {
  const check: ChildProcess = spawn(process.execPath, [file, origin], {
    env: { ...process.env, ...account },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  check.stdout?.on('data', (chunk) => {
    output += chunk
  })
  const [status] = await once(check, 'close')
  console.log(`\n${file} on ${what}\n${output.trim()}`)
  const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed/.exec(output) ?? []
  count(Number(passed), Number(failed))
  if (status !== 0) process.exitCode = 1
}

function count(passed: number, failed: number) {
  totals.numPassedTests += passed
  totals.numFailedTests += failed
  if (failed > 0) process.exitCode = 1
}

async function onOneNode() {
  const demo = await startDemo({ ...account, RATE_LIMITS: 'off' })
  try {
    for (const file of ['e2e/acceptance.ts', 'e2e/acceptance-languages.ts', 'e2e/acceptance-room.ts'])
      await run(file, demo.url, 'one node')
  } finally {
    await demo.stop()
  }
}

async function onTwoNodes() {
  const endings: (() => unknown)[] = []
  try {
    const { origin, nodes, url } = await startRoomNodes({ durable: false, atEnd: (work) => endings.unshift(work) })
    const db = connect({ url, pool: 1 })
    await registerHr(db, account.HR_EMAIL, account.HR_PASSWORD)
    await db.destroy()
    const most = watchStreams(nodes)
    await run('e2e/acceptance-room.ts', origin, 'two nodes behind HAProxy, with Redis')
    const streams = most.stop()
    const isSpread = Math.min(...streams) >= FEWEST_ON_A_NODE
    console.log(`${isSpread ? 'ok    ' : 'FAILED'}  ${streams.join(' and ')} streams at once on the two nodes`)
    count(isSpread ? 1 : 0, isSpread ? 0 : 1)
  } finally {
    for (const end of endings) await end()
  }
}

/** The most streams that each node had at a time. */
function watchStreams(nodes: RoomNode[]) {
  const most = nodes.map(() => 0)
  const timer = setInterval(async () => {
    for (const [nth, { metricsPort }] of nodes.entries()) {
      const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then(
        (answer) => answer.text(),
        () => '',
      )
      most[nth] = Math.max(most[nth] ?? 0, Number(/^thrive_streams (\d+)/m.exec(figures)?.[1] ?? 0))
    }
  }, 200)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}

// At the same time, for most of it is waiting.
await Promise.all([onOneNode(), onTwoNodes()])
if (process.argv[2]) writeFileSync(process.argv[2], JSON.stringify(totals))
