import { Gauge, type Registry } from 'prom-client'
import { RELEASE } from '../release.ts'

export function showRelease(registry: Registry) {
  const info = new Gauge({
    name: 'thrive_build_info',
    help: 'Always 1; its labels say which release runs.',
    labelNames: ['version', 'revision'],
    registers: [registry],
  })
  info.set({ ...RELEASE }, 1)
}
