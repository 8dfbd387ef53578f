import {
  type CaptionLanguage,
  type Cue,
  filePath,
  type OwnFilm,
  parseCaptions,
  shiftCues,
  writeCaptions,
} from '@thrive/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import type { EditedPlace } from '../edited-place.ts'
import { pendingOf } from './own-film.ts'
import { sendFile } from './send-file.ts'

/** As long after the last key as every other field. */
const PAUSE_MS = 800
const NEW_SECONDS = 2

interface CuesOptions {
  own: OwnFilm | null
  language: CaptionLanguage
  edited: EditedPlace
  onSaved: (saved: SavedCaptions) => void
}

/** The new file of each language that was edited; null if it has no captions any more. */
export type SavedCaptions = Partial<Record<CaptionLanguage, string | null>>

export interface EditedCues {
  cues: readonly Cue[]
  seek: { to: number } | null
  /** True if the last attempt to save failed; the captions stay in this browser. */
  isFailed: boolean
  change: (nth: number, cue: Cue) => void
  add: (at: number) => void
  remove: (nth: number) => void
  shift: (seconds: number) => void
  goTo: (seconds: number) => void
}

/** The captions of a film in one language. Unsaved ones are kept in this browser, and saved as files of their own. */
export function useCues({ own, language, edited, onSaved }: CuesOptions): EditedCues {
  const pending = pendingOf(edited.text)
  const stored = useStored(own?.captions[language])
  const [seek, setSeek] = useState<{ to: number } | null>(null)
  const isFailed = useSaving(edited.text, onSaved)
  const cues = pending[language] ?? stored
  const replace = (next: Cue[]) => edited.keepText(JSON.stringify({ ...pending, [language]: next }))
  return {
    cues,
    seek,
    isFailed,
    change: (nth, cue) => replace(cues.map((one, place) => (place === nth ? cue : one))),
    add: (at) => replace([...cues, { from: at, to: at + NEW_SECONDS, text: '' }].toSorted((a, b) => a.from - b.from)),
    remove: (nth) => replace(cues.filter((_, place) => place !== nth)),
    shift: (seconds) => cues.length > 0 && replace(shiftCues(cues, seconds)),
    goTo: (to) => setSeek({ to }),
  }
}

/** The captions in a file of the server. */
function useStored(file: string | undefined): Cue[] {
  const [stored, setStored] = useState<{ file: string | undefined; cues: Cue[] }>({ file: undefined, cues: [] })
  useEffect(() => {
    if (!file) return
    const controller = new AbortController()
    void fetch(filePath.captions(file), { signal: controller.signal })
      .then((response) => response.text())
      .then((text) => setStored({ file, cues: parseCaptions(text) ?? [] }))
      .catch(() => {})
    return () => controller.abort()
  }, [file])
  return file && stored.file === file ? stored.cues : []
}

/** Saves what is pending, some time after the last key; true if that failed. */
function useSaving(text: string | null, onSaved: CuesOptions['onSaved']): boolean {
  const [isFailed, setFailed] = useState(false)
  const finish = useEffectEvent((sent: string, files: SavedCaptions) => {
    // Words that were typed meanwhile are saved next.
    if (text === sent) onSaved(files)
  })
  useEffect(() => {
    if (text === null) return
    const save = async () => {
      const files = await upload(text).catch(() => null)
      setFailed(files === null)
      if (files) finish(text, files)
    }
    const timer = setTimeout(() => void save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return isFailed
}

/** Uploads the pending captions; a language without words has no file. Null if the server cannot read them. */
async function upload(text: string): Promise<SavedCaptions | null> {
  const saved: SavedCaptions = {}
  for (const [language, pending] of Object.entries(pendingOf(text))) {
    const cues = pending.filter((cue) => cue.text.trim() !== '' && cue.to > cue.from)
    const vtt = new Blob([writeCaptions(cues)], { type: 'text/vtt' })
    const sent = cues.length > 0 ? await sendFile({ kind: 'captions', file: vtt, name: `${language}.vtt` }) : null
    if (sent && !sent.file) return null
    saved[language as CaptionLanguage] = sent?.file ?? null
  }
  return saved
}
