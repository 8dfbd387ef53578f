import { type RefObject, useEffect, useState } from 'react'

/** Returns the lines being spoken, from the video's own track, which the browser parses and we draw. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, language: string | null): string[] {
  const [lines, setLines] = useState<string[]>([])
  useEffect(() => {
    const tracks = Array.from(video.current?.textTracks ?? [])
    for (const track of tracks) track.mode = track.language === language ? 'hidden' : 'disabled'
    const shown = tracks.find((track) => track.language === language)
    const read = () => setLines(Array.from(shown?.activeCues ?? []).flatMap(words))
    read()
    shown?.addEventListener('cuechange', read)
    return () => shown?.removeEventListener('cuechange', read)
  }, [video, language])
  return lines
}

/** Returns a cue's text without the tags that WebVTT allows in it. */
function words(cue: TextTrackCue): string[] {
  const text = 'text' in cue ? String(cue.text) : ''
  return text.replace(/<[^>]*>/g, '').split('\n')
}
