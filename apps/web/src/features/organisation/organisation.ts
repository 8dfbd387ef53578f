/** Whose teams play here, and the path of its logo. */
export interface Organisation {
  name: string
  logo: string
}

/**
 * Only with a logo: without one, or without an answer of ours, there is nothing to show. Asked for plainly, because the
 * module of all other calls would bring half of the workshop to the start screen.
 */
export async function fetchOrganisation(): Promise<Organisation | null> {
  try {
    const { name, logo } = await (await fetch('/api/organisation')).json()
    return typeof logo === 'string' ? { name: String(name), logo } : null
  } catch {
    return null
  }
}
