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
  /** Seconds of quiet before the first word and after the last one. */
  lead: 0.7,
  tail: 1.3,
  /** Seconds between two sentences: never all alike, as nobody speaks like that. */
  gap: { from: 0.5, to: 0.9 },
  /** Loudest moment before encoding, in decibels below full scale; lower where encoding adds more than one. */
  peak: -3,
}

/** How ffmpeg encodes the sound. */
export const AAC = ['-c:a', 'aac', '-b:a', SOUND.bitrate, '-ac', '1']

/** What a film may not exceed; the manifest has what each of them reached. */
export const SPEECH = {
  /** Words a minute, pauses not counted. */
  wordsPerMinute: 150,
  /** Of the encoded sound, in LUFS, within a unit either way: no film makes a room reach for the volume. */
  loudness: -17,
  /** True peak of the encoded sound, in decibels. */
  peak: -2,
}

export const CAPTION = {
  lines: 2,
  lineLength: 42,
  charactersPerSecond: 20,
}
