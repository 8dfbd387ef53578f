import { COMPANY_PURPOSES, type CompanyPurpose } from '@thrive/domain'
import type { RefusalDetails } from '@thrive/words/refusals'
import { ApiError } from '../../../lib/api.ts'
import { comeBack, goToCompany, type Returned, takePurpose } from '../frame/company-api.ts'

export interface Arrival extends Partial<Returned> {
  purpose: CompanyPurpose
  error?: unknown
  /** The server's code for the refusal, which may be kept in the history. */
  code?: string
  details?: RefusalDetails
  /** The company's own explanation of its refusal. */
  explanation?: string
}

let arriving: Promise<Arrival> | null = null

/** Submits what the company put into the URL, after removing it from there. Once per load. */
export function arrive(): Promise<Arrival> {
  arriving ??= submitReturn(new URLSearchParams(location.search))
  return arriving
}

async function submitReturn(sent: URLSearchParams): Promise<Arrival> {
  history.replaceState(history.state, '', location.pathname)
  const leavingFor = sent.has('state') ? undefined : COMPANY_PURPOSES.find((each) => each === sent.get('for'))
  const purpose = leavingFor ?? takePurpose()
  try {
    if (leavingFor) {
      await goToCompany({ purpose })
      // The page is unloading.
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
    const explanation = explanationIn(sent)
    return error instanceof ApiError
      ? { purpose, code: error.code, details: error.details, ...(explanation && { explanation }) }
      : { purpose, code: 'offline' }
  }
}

const MAX_LENGTH = 300

const explanationIn = (sent: URLSearchParams): string =>
  [sent.get('error'), sent.get('error_description')].filter(Boolean).join(': ').slice(0, MAX_LENGTH)
