import { m } from '@thrive/words'
import { getLocale } from '@thrive/words/locale'
import { filmLanguageName } from './film-language-name.ts'

/** The part of a place after its section and page. */
export function restOf(place: string): string {
  const [section, key, ...rest] = place.split('/')
  return section === 'settings' ? [key, ...rest].join('/') : rest.join('/')
}

/** French writes languages in lower case within a sentence. */
const inSentence = (language: string) => (getLocale() === 'fr' ? language.toLowerCase() : language)

/** Names of fields by the end of their place; the groups are handed to the name. */
const NAMES: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^title$/, () => m.studio_field_title()],
  [/^text$/, () => m.studio_field_text()],
  [/^tip$/, () => m.studio_field_tip()],
  [/^note$/, () => m.studio_field_note()],
  [/^shorten$/, () => m.studio_field_shorten()],
  [/^minutes$/, () => m.studio_field_minutes()],
  [/^minutesFor\/(\d+)$/, (people = '') => m.studio_field_minutes_for({ people })],
  [/^phones\/away$/, () => m.studio_field_away()],
  [/^phones\/faceDown$/, () => m.studio_field_face_down()],
  [/^withPhones\/(\d+)$/, (step = '') => m.studio_field_with_phones({ step })],
  [/^opens\/label$/, () => m.studio_field_opens()],
  [/^timer\/seconds$/, () => m.studio_field_timer()],
  [/^timer\/warningAt$/, () => m.studio_field_warning()],
  [/^timer\/opening\/until$/, () => m.studio_field_opening_until()],
  [/^timer\/opening\/text$/, () => m.studio_field_opening_text()],
  [/^breakSeconds$/, () => m.studio_field_break()],
  [/^group\/subtitle$/, () => m.studio_field_subtitle()],
  [/^group\/slides\/(\d+)\/title$/, (nth = '') => m.studio_field_slide({ nth })],
  [/^group\/slides\/(\d+)(?:\/image)?$/, (nth = '') => m.studio_field_slide_picture({ nth })],
  [/^group\/questions\/\d+\/title$/, () => m.studio_field_question()],
  [/^group\/questions\/\d+\/yes$/, () => m.studio_field_yes()],
  [/^group\/questions\/\d+\/no$/, () => m.studio_field_no()],
  [/^group\/questions\/\d+\/options$/, () => m.studio_field_options()],
  [/^group\/questions\/\d+\/labels\/(.+)$/, (value = '') => m.studio_field_label({ value })],
  [/^opinion\/statement$/, () => m.studio_field_statement()],
  [/^films\/(\w+)$/, (spoken = '') => m.studio_field_film({ language: inSentence(filmLanguageName(spoken)) })],
  [/^start\/headline$/, () => m.studio_field_headline()],
  [/^start\/notice$/, () => m.studio_field_notice()],
  [/^start\/hint$/, () => m.studio_field_hint()],
  [/^tutorial\/title$/, () => m.studio_field_tutorial_title()],
  [/^tutorial\/text$/, () => m.studio_field_tutorial_text()],
  [/^tutorial\/motto$/, () => m.studio_field_motto()],
  [/^tutorial\/infographic\/label$/, () => m.studio_field_infographic()],
  [/^tutorial\/infographic/, () => m.studio_field_infographic_file()],
  [/^tutorial\/kit\/label$/, () => m.studio_field_kit()],
  [/^tutorial\/kit/, () => m.studio_field_kit_file()],
  [/^journey\/parts\/(\d+)\/title$/, (nth = '') => m.studio_field_chapter({ nth })],
  [/^gapAdvice\/one$/, () => m.studio_field_advice_one()],
  [/^gapAdvice\/several$/, () => m.studio_field_advice_several()],
  [/^gapAdvice\/none$/, () => m.studio_field_advice_none()],
  [/^extraRules$/, () => m.studio_field_extra_rules()],
]

/** What an author calls a place. */
export function fieldName(place: string): string {
  const rest = restOf(place)
  for (const [pattern, name] of NAMES) {
    const found = pattern.exec(rest)
    if (found) return name(...found.slice(1))
  }
  return m.studio_field_other()
}

/** The number of the question that a place belongs to, or null. */
export const questionOf = (place: string): string | null => /\/group\/questions\/(\d+)\//.exec(place)?.[1] ?? null
