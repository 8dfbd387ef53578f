/** Something that the room could not read, found in the preview. */
export interface Misfit {
  /** The field whose words are meant; null if none is found. */
  place: string | null
  /** What is wrong, in words. */
  text: string
  /** Where it is on the screen, as shares of its width and height; null for the screen as a whole. */
  at: { x: number; y: number } | null
}
