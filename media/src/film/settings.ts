/** What decides how every film looks and sounds. A change here renders all films again. */

export const PICTURE = {
  fps: 25,
  height: 720,
  /** What these cost and give is in docs/films.md. */
  crf: 34,
  preset: 'slow',
}

/** Seconds of the cards at both ends. */
export const CARD = { opening: 2, closing: 1.8 }

/** The moments of the opening's three notes, and of the three shapes that are drawn to them. */
export const NOTES = [0.15, 0.42, 0.69] as const

export const SOUND = {
  sampleRate: 48_000,
  bitrate: '40k',
  /** Seconds before the first word and after the last one: a card, and a moment with the professor. */
  lead: CARD.opening + 0.4,
  tail: CARD.closing + 0.9,
  /** Seconds between two sentences: never all alike, as nobody speaks like that. */
  gap: { from: 0.5, to: 0.9 },
  /** Loudest moment before encoding, in decibels below full scale; lower where encoding adds more than one. */
  peak: -3,
}

/** How ffmpeg encodes the sound. Above the cutoff a voice has nothing that the bitrate is worth spending on. */
export const AAC = ['-c:a', 'aac', '-b:a', SOUND.bitrate, '-cutoff', '11000', '-ac', '1']

/** What a film may not exceed; the manifest has what each of them reached. */
export const SPEECH = {
  /** Words a minute, pauses not counted. */
  wordsPerMinute: 150,
  /** Of the encoded sound, in LUFS, and how far from it: no film makes a room reach for the volume. */
  loudness: -17,
  tolerance: 1,
  /** True peak of the encoded sound, in decibels. */
  peak: -2,
}

export const CAPTION = {
  lines: 2,
  lineLength: 42,
  charactersPerSecond: 17,
}
