import { vi } from 'vitest'

/** Answers each call by its path, and returns what was sent: path and fields. */
export function answering(answers: Record<string, unknown>) {
  const sent: { path: string; fields: Record<string, string> }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input).split('?')[0] ?? ''
    const body = init?.body
    const fields = body instanceof URLSearchParams || body instanceof FormData ? [...body.entries()] : []
    sent.push({ path, fields: Object.fromEntries(fields.map(([name, value]) => [name, String(value)])) })
    const answer = answers[path]
    return answer === undefined
      ? Response.json({ error: 'not-found', message: `Nobody answers ${path}.` }, { status: 404 })
      : Response.json(typeof answer === 'function' ? answer(Object.fromEntries(fields)) : answer)
  })
  return sent
}
