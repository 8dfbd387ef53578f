import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { registerHr } from '../apps/server/src/features/hr/people/operator-service.ts'
import { connect } from '../apps/server/src/infra/database.ts'
import { type RoomNode, startRoomNodes } from '../load/drill/room-nodes.ts'
import { startDemo } from './start-demo.ts'

/**
 * Runs the acceptance check against a demo of the built product (`one`), or against two nodes behind HAProxy with
 * Redis (`two`). Writes the count to the file named by --report.
 */
const account = { HR_EMAIL: 'hr@example.org', HR_PASSWORD: 'acceptance-check' }
/** The check has twelve phones in a room: without some on each node it says nothing about two nodes. */
const FEWEST_ON_A_NODE = 4
const totals = { numPassedTests: 0, numFailedTests: 0 }

async function runCheck(origin: string) {
  const check: ChildProcess = spawn(process.execPath, ['e2e/acceptance.ts', origin], {
    env: { ...process.env, ...account },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  check.stdout?.on('data', (chunk) => {
    output += chunk
  })
  await once(check, 'close')
  console.log(output.trim())
  const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed/.exec(output) ?? []
  count(Number(passed), Number(failed))
}

function count(passed: number, failed: number) {
  totals.numPassedTests += passed
  totals.numFailedTests += failed
  if (failed > 0) process.exitCode = 1
}

async function onOneNode() {
  const demo = await startDemo({ ...account, RATE_LIMITS: 'off' })
  try {
    await runCheck(demo.url)
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
    await runCheck(origin)
    const phones = await Promise.all(nodes.map(phonesOn))
    const isSpread = Math.min(...phones) >= FEWEST_ON_A_NODE
    console.log(`${isSpread ? 'ok    ' : 'FAILED'}  ${phones.join(' and ')} phones on the two nodes`)
    count(isSpread ? 1 : 0, isSpread ? 0 : 1)
  } finally {
    for (const end of endings) await end()
  }
}

/** The number of phones that listened on this node. */
async function phonesOn({ metricsPort }: RoomNode): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(
    /^thrive_http_requests_total\{route="GET \/api\/seat\/live",status="200"\} (\d+)/m.exec(figures)?.[1] ?? 0,
  )
}

const { values, positionals } = parseArgs({ options: { report: { type: 'string' } }, allowPositionals: true })
await (positionals[0] === 'two' ? onTwoNodes() : onOneNode())
if (values.report) writeFileSync(values.report, JSON.stringify(totals))
