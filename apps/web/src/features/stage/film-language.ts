import {
  CAPTION_LANGUAGES,
  type CaptionLanguage,
  type FilmLanguage,
  heardIn,
  SPOKEN,
  type SurveyPage,
  spokenIn,
  type Workshop,
} from '@thrive/domain'
import { explicitLocale } from '../../lib/chosen-locale.ts'
import { savedLanguage } from '../../lib/local-storage.ts'

type Filmed = Pick<SurveyPage, 'films'>

/** Returns the language in which a page's film is heard; null if the team has to be asked. */
export const filmLanguage = (workshop: Workshop, page: Filmed): FilmLanguage | null =>
  languageAmong(workshop, spokenIn(page))

/** The same for a film of which only the languages are known. */
export const languageAmong = (
  { languages, locale }: Pick<Workshop, 'languages' | 'locale'>,
  spoken: readonly FilmLanguage[],
): FilmLanguage | null =>
  heardIn({
    spoken,
    asked: languages,
    chosen: savedLanguage(),
    // English may be shown without anybody having chosen it.
    screens: locale === 'en' ? explicitLocale() : locale,
  })

/** The films of an earlier release have no French captions. */
export const captionsOf = ({ spoken }: Workshop): readonly CaptionLanguage[] =>
  spoken ? CAPTION_LANGUAGES : ['nl', 'en']

/**
 * The default captions: the language of the screens or, if that is English or the film has none in it, the spoken one.
 */
export const usualCaptions = (
  { locale }: Workshop,
  spoken: FilmLanguage,
  offered: readonly CaptionLanguage[] = CAPTION_LANGUAGES,
): CaptionLanguage =>
  offered.find((language) => language === locale && language !== 'en') ??
  offered.find((language) => language === SPOKEN[spoken]) ??
  offered[0] ??
  SPOKEN[spoken]
