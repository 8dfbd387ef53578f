import { vi } from 'vitest'

/** The library with cheap hashes, counting verifications. The slow tests use the product's real hashes. */
const real = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
const CHEAP = { memoryCost: 64, timeCost: 1 }

export const hash = (password: string, options: object) => real.hash(password, { ...options, ...CHEAP })
export const verify = vi.fn(real.verify)
