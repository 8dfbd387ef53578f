import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/local-postgres.ts'

/** Proxies in front of a product, each as its users install it. */

export interface Proxy {
  url: string
  stop(): Promise<void>
}

const CADDYFILE = join(import.meta.dirname, '../deploy/Caddyfile')

export async function startCaddy(product: string): Promise<Proxy> {
  const url = `http://127.0.0.1:${await freePort()}`
  const folder = mkdtempSync(join(tmpdir(), 'thrive-caddy-'))
  const places = { HOME: folder, SITE_ADDRESS: url, CADDY_ADMIN: `127.0.0.1:${await freePort()}` }
  const child = spawn('caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    env: { ...process.env, ...places, UPSTREAMS: new URL(product).host },
    stdio: 'ignore',
  })
  return untilReady(child, url, folder)
}

/** nginx with its own limits, and the log that docs/hosting.md shows. */
export async function startNginx(product: string): Promise<Proxy & { log: string }> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'thrive-nginx-'))
  // Its workers run as another user.
  chmodSync(folder, 0o755)
  const log = join(folder, 'access.log')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
    pid ${folder}/pid;
    error_log ${folder}/error.log crit;
    events {}
    http {
      ${paths.join('\n      ')}
      map $uri $place { ~^(?<first>/[^/]*) $first; }
      log_format places '$remote_addr [$time_local] $request_method $place $status $body_bytes_sent $request_time';
      access_log ${log} places;
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass ${product};
          proxy_set_header Host $http_host;
          proxy_http_version 1.1;
        }
      }
    }`,
  )
  const child = spawn('nginx', ['-e', `${folder}/error.log`, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  return { ...(await untilReady(child, `http://127.0.0.1:${port}`, folder)), log }
}

async function untilReady(child: ChildProcess, url: string, folder: string): Promise<Proxy> {
  const ended = once(child, 'close')
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
