import type { Known } from './fuzz-inputs.ts'

/** Remembers what an owner's calls about the whole organisation bring about. */
export function learnOwner(name: string, text: string, known: Known): void {
  if (name === 'POST /api/admin/take-out/link') known.ticket = JSON.parse(text).url.split('/').at(-1)
  if (name === 'GET /api/admin/take-outs') {
    const made: { id: number; state: string }[] = JSON.parse(text).takeOuts
    known.takeOut = made.find(({ state }) => state === 'ready')?.id.toString()
  }
  if (name === 'GET /api/admin/ending') known.word = JSON.parse(text).word
}
