import { LOCALES, type Locale } from '@thrive/domain'

/** The addresses of the studio's screens. */

export const STUDIO = '/admin/studio'

/** Of the workshop's words; `lang` would be the language of the screen. */
const inLanguage = (lang: Locale) => (lang === 'en' ? '' : `?words=${lang}`)

export const storyAddress = (slug: string, lang: Locale = 'en') => `${STUDIO}/${slug}${inLanguage(lang)}`
export const publishAddress = (slug: string) => `${STUDIO}/${slug}/publish`
export const editionsAddress = (slug: string) => `${STUDIO}/${slug}/editions`
export const offerAddress = (slug: string) => `${STUDIO}/${slug}/offer`
export const translateAddress = (slug: string, lang: Locale = 'nl') => `${STUDIO}/${slug}/translate?words=${lang}`

/** A field's address has its place as hash, which puts the focus there. */
export function editAddress(
  slug: string,
  { section, key }: { section: string; key: string },
  lang: Locale = 'en',
  place = '',
) {
  const hash = place && `#${encodeURIComponent(place)}`
  return `${STUDIO}/${slug}/${section}/${key}${inLanguage(lang)}${hash}`
}

/** The film of a page, in all its spoken languages. */
export const filmAddress = (slug: string, { section, key }: { section: string; key: string }) =>
  `${STUDIO}/${slug}/${section}/${key}/film`

/** The language that an address names; English if it names none. */
export function langIn(search: string): Locale {
  const named = new URLSearchParams(search).get('words')
  return LOCALES.find((locale) => locale === named) ?? 'en'
}

/** Section and key of a place's page. */
export function pageOfPlace(place: string): { section: string; key: string } {
  const [section = '', key = ''] = place.split('/')
  return { section, key: section === 'settings' ? 'settings' : key }
}
