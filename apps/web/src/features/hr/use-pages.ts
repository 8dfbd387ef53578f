import { useLocation, useNavigate } from '../../lib/navigation.tsx'

/**
 * Pages that the server returns one after the other. The URL names the page; the browser's history also holds the pages
 * before it, so that a reload forgets nothing. A URL from elsewhere knows only its own page.
 */
export function usePages(cursor: string | undefined, addressOf: (cursor: string | undefined) => string) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const before = cursor === undefined ? [] : pagesIn(state)
  const go = (to: string, pages: string[]) => navigate(addressOf(to || undefined), { state: { before: pages } })
  return {
    /** Null where it is unknown. */
    number: cursor !== undefined && before.length === 0 ? null : before.length + 1,
    forward: (next: string) => go(next, [...before, cursor ?? '']),
    back: () => go(before.at(-1) ?? '', before.slice(0, -1)),
  }
}

function pagesIn(state: unknown): string[] {
  const before: unknown = (state as { before?: unknown } | null)?.before
  return Array.isArray(before) ? before.map(String) : []
}
