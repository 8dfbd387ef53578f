/** What decides how every film looks and sounds. A change here renders all films again. */

export const PICTURE = {
  fps: 25,
  height: 720,
  /** Flat drawings stay clean at this rate, and the whole set stays far below its 80 MB. */
  crf: 28,
  preset: 'medium',
}

export const SOUND = {
  sampleRate: 48_000,
  bitrate: '64k',
  /** Seconds of quiet before the first word, between sentences and after the last word. */
  lead: 0.7,
  gap: 0.38,
  tail: 1.3,
}

export const CAPTION = {
  lines: 2,
  lineLength: 42,
  charactersPerSecond: 20,
}
