declare module 'virtual:material-names' {
  import type { Locale } from '@thrive/domain'

  /** Names of things by their English names, where they differ, per version and language. */
  const names: Record<string, Record<Locale, Record<string, string>> | undefined>
  export default names
}
