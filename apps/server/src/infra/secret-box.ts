import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE = 12
const TAG = 16

/** AES-256-GCM. The context is authenticated: a secret sealed for one account does not open for another. */
export function seal(key: Buffer, text: string, context: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Null if the key or context does not match. */
export function unseal(key: Buffer, sealed: Buffer, context: string): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE))
      .setAAD(Buffer.from(context))
      .setAuthTag(sealed.subarray(-TAG))
    return decipher.update(sealed.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** Contexts bind a sealed secret to its row: moved to another row, it does not open. */
export const factorContext = (accountId: number) => `factor ${accountId}`
export const COMPANY_CONTEXT = 'company-client-secret'
export const inviteeContext = (inviteeId: number) => `invitee ${inviteeId}`

export const webhookContext = (webhookId: number) => `webhook ${webhookId}`

export interface SecretKeys {
  SECRETS_KEY?: Buffer | undefined
  SECRETS_KEY_BEFORE?: Buffer | undefined
}

/** Tries the key and, during a key change, the previous one. Null if neither opens it. */
export function unsealWithEither({ SECRETS_KEY, SECRETS_KEY_BEFORE }: SecretKeys, sealed: Buffer, context: string) {
  for (const key of [SECRETS_KEY, SECRETS_KEY_BEFORE]) {
    const text = key ? unseal(key, sealed, context) : null
    if (text !== null) return text
  }
  return null
}
