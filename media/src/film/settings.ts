/** What decides how every film looks and sounds. A change here renders all films again. */

export const PICTURE = {
  fps: 25,
  height: 720,
  /** What these cost and give is in docs/films.md. */
  crf: 32,
  preset: 'slower',
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
  /** Of the speech, in LUFS. */
  loudness: -17,
  /** Seconds between two sentences: never all alike, as nobody speaks like that. */
  gap: { from: 0.5, to: 0.9 },
  /** Loudest moment before encoding, in decibels below full scale; at this bitrate encoding adds two or three. */
  peak: -5,
  /** Above this there is nothing in a voice that the bitrate is worth spending on. */
  cutoff: 11_000,
}

/** What a film may not exceed; the manifest has what each of them reached. */
export const SPEECH = {
  /** Words a minute, pauses not counted. */
  wordsPerMinute: 150,
  /** True peak of the encoded sound, in decibels. */
  peak: -2,
}

export const CAPTION = {
  lines: 2,
  lineLength: 42,
  charactersPerSecond: 20,
}
