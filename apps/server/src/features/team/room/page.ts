import type { Response } from '@thrive/contract'
import {
  type Answers,
  asksOf,
  CAPTION_LANGUAGES,
  comparesScores,
  drawsScores,
  type Group,
  givenScores,
  isGiven,
  isTeamWritten,
  journeyAt,
  readAnswer,
  readable,
  shownFilm,
  spokenIn,
  type Workshop,
} from '@thrive/domain'
import { readingWords } from '@thrive/words/answers'
import { notFound } from '../../../http/errors.ts'

type RoomPage = Response<'GET /api/seat/page'>

/**
 * The page at this position, with the paths of its films and what the team gave on it so far. Results pages are numbered after those
 * of the survey.
 */
export function pageOf(workshop: Workshop, position: number, answers: Answers): RoomPage {
  const { slug, survey, results, journey, look, spoken } = workshop
  const section = position > survey.length ? 'results' : 'survey'
  const page = survey[position - 1] ?? results[position - survey.length - 1]
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
    team: drawsScores(page) ? teamScores(workshop, answers) : null,
    answers: 'group' in page && page.group ? answersIn(page.group, workshop, answers) : null,
    films: spokenIn(page).map((language) => {
      // Films of an earlier release have no French captions.
      const captioned = CAPTION_LANGUAGES.filter((caption) => spoken || caption !== 'fr')
      const place = { slug, section, key, language } as const
      const { film, poster, captions } = shownFilm(place, page.films?.[language]?.own, captioned)
      return { language, path: film, poster, captions }
    }),
  }
}

const teamScores = (workshop: Workshop, answers: Answers): RoomPage['team'] => ({
  scores: givenScores(answers, workshop.scoreQuestions),
  desired: comparesScores(workshop) ? workshop.desiredScores : null,
})

const answersIn = ({ questions }: Group, { locale }: Workshop, answers: Answers): RoomPage['answers'] =>
  questions.flatMap((question) => {
    const wire = answers.get(question.id)
    if (!isTeamWritten(question) || !isGiven(question, wire)) return []
    return [{ id: question.id, title: question.title, answer: readable(question, wire, readingWords(locale)) }]
  })

const scoresOn = (workshop: Workshop, position: number, answers: Answers): RoomPage['scores'] =>
  [...asksOf(workshop).values()].flatMap((ask) => {
    if (ask.kind !== 'score' || ask.page !== position) return []
    const { key, title, question } = ask
    const wire = answers.get(question.id)
    return [
      { key, title, indicator: question.indicator, score: wire === undefined ? null : readAnswer(question, wire) },
    ]
  })
