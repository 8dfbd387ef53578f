import type { Response } from '@thrive/contract'
import { asksOf, CAPTION_LANGUAGES, filmFiles, journeyAt, readAnswer, spokenIn, type Workshop } from '@thrive/domain'
import { notFound } from '../../../http/errors.ts'

type RoomPage = Response<'GET /api/seat/page'>

/**
 * The page at this position, with the paths of its films and the team's scores. Results pages are numbered after those
 * of the survey.
 */
export function pageOf(workshop: Workshop, position: number, answers: ReadonlyMap<number, string>): RoomPage {
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
    scores: scoresOn(workshop, position, answers),
    films: spokenIn(page).map((language) => {
      const { film, poster, captions } = filmFiles({ slug, section, key, language })
      // Films of an earlier release have no French captions.
      const captioned = CAPTION_LANGUAGES.filter((caption) => spoken || caption !== 'fr')
      return {
        language,
        path: film,
        poster,
        captions: captioned.map((caption) => ({ language: caption, path: captions(caption) })),
      }
    }),
  }
}

const scoresOn = (workshop: Workshop, position: number, answers: ReadonlyMap<number, string>): RoomPage['scores'] =>
  [...asksOf(workshop).values()].flatMap((ask) => {
    if (ask.kind !== 'score' || ask.page !== position) return []
    const { key, title, question } = ask
    const wire = answers.get(question.id)
    return [
      { key, title, indicator: question.indicator, score: wire === undefined ? null : readAnswer(question, wire) },
    ]
  })
