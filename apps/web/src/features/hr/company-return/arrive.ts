import type { CompanyPurpose } from '@thrive/domain'
import { ApiError } from '../../../lib/api.ts'
import { comeBack, goToCompany, type Returned, takePurpose } from '../company/api.ts'

export interface Arrival extends Partial<Returned> {
  purpose: CompanyPurpose
  error?: unknown
  /** The server's word for why it is not right: what a screen may keep in the history. */
  code?: string
  details?: object
}

let arriving: Promise<Arrival> | null = null

/** Hands in what the company put into the address, and takes it out of the address first. Once per load. */
export function arrive(): Promise<Arrival> {
  arriving ??= handIn(new URLSearchParams(location.search))
  return arriving
}

async function handIn(sent: URLSearchParams): Promise<Arrival> {
  history.replaceState(history.state, '', location.pathname)
  const isLeaving = sent.get('for') === 'confirm' && !sent.has('state')
  const purpose = isLeaving ? 'confirm' : takePurpose()
  try {
    if (isLeaving) {
      await goToCompany({ purpose })
      // The page goes now.
      return await new Promise<never>(() => {})
    }
    return await comeBack({
      state: sent.get('state') ?? '',
      code: sent.get('code') ?? undefined,
      iss: sent.get('iss') ?? undefined,
      error: sent.get('error') ?? undefined,
    })
  } catch (error) {
    arriving = null
    if (purpose !== 'test') return { purpose, error }
    return error instanceof ApiError
      ? { purpose, code: error.code, details: error.details }
      : { purpose, code: 'offline' }
  }
}
