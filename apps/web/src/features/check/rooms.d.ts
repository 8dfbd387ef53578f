declare module 'virtual:rooms' {
  import type { FilmLanguage, Locale, Section } from '@thrive/domain'

  interface Film {
    section: Section
    key: string
    spoken: FilmLanguage[]
  }
  interface Room {
    /** The films of an earlier release have no French captions. */
    allCaptions: boolean
    /** True if the team takes a photo, which needs a camera. */
    hasPhoto: boolean
    films: Film[]
    /** Paths of the pictures that pages show one by one. */
    slides: string[]
    /** The materials needed before the start. */
    things: Record<Locale, string[]>
  }
  const rooms: Record<string, Room | undefined>
  export default rooms
}
