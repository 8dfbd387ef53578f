import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { hashOnThreadPool } from '../../../http/thread-pool.ts'

/** OWASP's setting for argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Verified against when the account is unknown, so that both answers take the same time. */
const dummyHash = hash(randomBytes(16), ARGON)

export const hashPassword = (password: string): Promise<string> => hashOnThreadPool(() => hash(password, ARGON))

/** False if there is no hash, after the same time. */
export async function isPasswordOf(known: string | null | undefined, password: string): Promise<boolean> {
  const matches = await hashOnThreadPool(async () => verify(known ?? (await dummyHash), password))
  return matches && Boolean(known)
}
