import type { Response } from '@thrive/contract'
import { CAPTION_LANGUAGES, captionPath, filmPath, journeyAt, spokenIn, type Workshop } from '@thrive/domain'
import { notFound } from '../../../http/errors.ts'

/** The page at this position, with where its films are. Results pages are counted after those of the survey. */
export function pageOf(workshop: Workshop, position: number): Response<'GET /api/seat/page'> {
  const { slug, survey, results, journey, look, spoken } = workshop
  const section = position > survey.length ? 'results' : 'survey'
  const page = [...survey, ...results][position - 1]
  if (!page) throw notFound('no-such-page')
  const { title, text, tip, key } = page
  return {
    number: position,
    title,
    text,
    tip,
    look,
    kind: journey.kind,
    parts: journeyAt(journey, position, survey.length),
    films: spokenIn(page).map((language) => ({
      language,
      path: filmPath(slug, section, key, language),
      // The films of an earlier release have no French captions.
      captions: CAPTION_LANGUAGES.filter((caption) => spoken || caption !== 'fr').map((caption) => ({
        language: caption,
        path: captionPath(slug, section, key, language, caption),
      })),
    })),
  }
}
