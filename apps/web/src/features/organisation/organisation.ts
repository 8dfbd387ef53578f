/** The organisation, and the path of its logo. */
export interface Organisation {
  name: string
  logo: string
}

/**
 * Returns null without a logo or without a valid answer. Uses plain fetch, because the module of the other calls would
 * add half of the workshop to the start screen.
 */
export async function fetchOrganisation(): Promise<Organisation | null> {
  try {
    const { name, logo } = await (await fetch('/api/organisation')).json()
    return typeof logo === 'string' ? { name: String(name), logo } : null
  } catch {
    return null
  }
}
