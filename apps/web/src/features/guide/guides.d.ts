declare module 'virtual:guides' {
  import type { Guide, Locale } from '@thrive/domain'

  /** Loads the guide of a version in a language. */
  type Load = () => Promise<{ default: Guide }>
  const guides: Record<string, Record<Locale, Load> | undefined>
  export default guides
}
