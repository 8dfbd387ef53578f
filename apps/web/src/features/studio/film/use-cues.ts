import {
  CAPTION_LANGUAGES,
  type CaptionLanguage,
  type Cue,
  filePath,
  type OwnFilm,
  parseCaptions,
  shiftCues,
  writeCaptions,
} from '@thrive/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  onSaved: (captions: OwnFilm['captions']) => void
}

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
  const isFailed = useSaving(own, edited.text, onSaved)
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
function useSaving(own: OwnFilm | null, text: string | null, onSaved: CuesOptions['onSaved']): boolean {
  const [isFailed, setFailed] = useState(false)
  const latest = useRef(text)
  latest.current = text
  const save = useEffectEvent(async () => {
    try {
      const captions = await upload(own?.captions ?? {}, text)
      setFailed(captions === null)
      // Words that were typed meanwhile are saved next.
      if (captions && latest.current === text) onSaved(captions)
    } catch {
      setFailed(true)
    }
  })
  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(() => void save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return isFailed
}

/** Uploads the pending captions; those without words are left out. Null if the server cannot read them. */
async function upload(before: OwnFilm['captions'], text: string | null): Promise<OwnFilm['captions'] | null> {
  const pending = pendingOf(text)
  const captions = { ...before }
  for (const language of CAPTION_LANGUAGES) {
    const cues = pending[language]?.filter((cue) => cue.text.trim() !== '' && cue.to > cue.from)
    if (!cues) continue
    if (cues.length === 0) delete captions[language]
    else {
      const vtt = new Blob([writeCaptions(cues)], { type: 'text/vtt' })
      const { file } = await sendFile({ kind: 'captions', file: vtt, name: `${language}.vtt` })
      if (!file) return null
      captions[language] = file
    }
  }
  return captions
}
