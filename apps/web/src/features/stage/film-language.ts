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
import { savedLanguage } from '../../lib/local-storage.ts'
import { explicitLocale } from '../../lib/locale.ts'

type Filmed = Pick<SurveyPage, 'films'>

/** What the film of a page is heard in; null where the team has to be asked. */
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
    // English is what nobody needs to choose.
    screens: locale === 'en' ? explicitLocale() : locale,
  })

/** The films of an earlier release have no French captions. */
export const captionsOf = ({ spoken }: Workshop): readonly CaptionLanguage[] =>
  spoken ? CAPTION_LANGUAGES : ['nl', 'en']

/** Until somebody chooses: the language of the screens, or of English screens what is spoken. */
export const usualCaptions = ({ locale }: Workshop, spoken: FilmLanguage): CaptionLanguage =>
  CAPTION_LANGUAGES.find((language) => language === locale && language !== 'en') ?? SPOKEN[spoken]
