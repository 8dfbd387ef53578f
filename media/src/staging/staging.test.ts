import { loadWorkshops } from '@thrive/content'
import { describe, expect, it } from 'vitest'
import { DRAWINGS } from '../art/drawings/drawings.ts'
import { cutList, SHORTEST, shotsOf } from '../film/camera.ts'
import { scenesOf, sketchesOf } from '../film/scenes.ts'
import { CARD, SOUND, SPEECH } from '../film/settings.ts'
import { planFilms } from '../films.ts'
import { ENDINGS } from './closing.ts'
import { stagingOf } from './staging.ts'

/** Checks the staging of every film without rendering one. */

const films = planFilms()

/** Returns the cues at the fastest pace with the shortest pauses, when the pen has to hurry most. */
function estimate({ id, script }: (typeof films)[number]) {
  let time = SOUND.lead
  const cues = script.sentences.map((sentence) => {
    const start = time
    const end = start + (sentence.text.split(/\s+/).length / SPEECH.wordsPerMinute) * 60
    time = end + SOUND.gap.from
    return { sentence, start, end }
  })
  return { scenes: scenesOf(cues, stagingOf(id).lines), total: (cues.at(-1)?.end ?? 0) + SOUND.tail }
}

/** A pen can go this many times faster than its own pace and still be followed. */
const HURRY = 2.6

describe.each(films)('the staging of $id', (film) => {
  const { scenes, total } = estimate(film)
  const { lines, words } = stagingOf(film.id)

  it('names sentences that are there', () => {
    for (const number of Object.keys(lines)) expect(film.script.sentences[Number(number) - 1], number).toBeDefined()
    expect(Object.keys(lines).length).toBeGreaterThan(0)
  })

  it('draws no faster than one can follow', () => {
    for (const { name, hurry } of sketchesOf(scenes, words)) expect(hurry, name).toBeLessThanOrEqual(HURRY)
  })

  it('has more than one kind of shot, none of them a flash', () => {
    expect(new Set(shotsOf(scenes)).size).toBeGreaterThan(1)
    for (const { at, until } of cutList(scenes, total - CARD.closing)) {
      const shows = scenes.some(
        ({ start, sentence, staged }) => start >= at && start < until && (staged ?? sentence.key),
      )
      if (!shows) expect(until - at, `the shot at ${at}`).toBeGreaterThanOrEqual(SHORTEST)
    }
  })

  it('cuts before a sentence, never inside one', () => {
    for (const { at } of cutList(scenes, total - CARD.closing)) {
      expect(scenes.some(({ start, end }) => at > start && at < end)).toBe(false)
    }
  })

  it('opens and closes with a card, each with its words', () => {
    expect(scenes[0]?.start).toBeGreaterThan(CARD.opening)
    expect(total - CARD.closing).toBeGreaterThan(scenes.at(-1)?.end ?? total)
    expect(stagingOf(film.id)).toMatchObject({
      game: expect.stringMatching(/^Thriv/),
      words: { yourTurn: expect.any(String) },
    })
  })
})

it.each(films.filter(({ language }) => language === 'EN' || language === 'FR'))(
  '$id has the sentences of the Dutch film, in the same order, so that their staging fits',
  ({ id, language, script }) => {
    const shape = ({ sentences }: typeof script) =>
      sentences.map(({ pose, key, icon, pause }) => ({ pose, key: Boolean(key), icon, pause }))
    const dutch = films.find((film) => film.id === id.replace(`/${language}/`, '/NL/'))
    expect(shape(script)).toEqual(dutch && shape(dutch.script))
  },
)

it.each(films.filter(({ id }) => /^v1\/survey\/\w+\/(6|13|20)$/.test(id)))(
  '$id draws its story, so that nothing is told for more than a sentence without being shown',
  (film) => {
    const shown = estimate(film).scenes.map(({ sentence, staged }) => Boolean(staged ?? sentence.key))
    expect(shown.indexOf(true)).toBe(1)
    expect(shown.slice(1).every(Boolean) || shown.lastIndexOf(false) === shown.length - 1).toBe(true)
  },
)

it('uses every drawing, and shows the order of the thirteen cards only after the challenge', () => {
  const drawn = films.flatMap(({ id }) => Object.values(stagingOf(id).lines).map(({ draw }) => ({ id, draw })))
  expect(new Set(drawn.map(({ draw }) => draw))).toEqual(new Set(Object.keys(DRAWINGS)))
  const telling = drawn.filter(({ draw }) => draw === 'zoomOut').map(({ id }) => id)
  expect([...new Set(telling)]).toEqual(['v2/survey/NL/31', 'v2/survey/EN/31', 'v2/survey/FR/31'])
})

it('refuses a film that nobody has staged', () => {
  expect(films).toHaveLength(101)
  expect(() => stagingOf('v1/survey/NL/2')).toThrow('nobody has staged')
})

it.each(loadWorkshops())(
  'the last card of $slug hands over to the team, unless a film follows or she has said goodbye',
  ({ slug, survey, results }) => {
    const pages = [
      ...survey.map(({ kind, key }) => ({ kind, page: `survey/${key}` })),
      ...results.map(({ kind, key }) => ({ kind, page: `results/${key}` })),
    ]
    const followed = pages.flatMap(({ kind, page }, i) =>
      kind === 'video' && pages[i + 1]?.kind === 'video' ? [page] : [],
    )
    const named = Object.entries(ENDINGS[slug] ?? {}).flatMap(([page, ending]) => (ending === 'film' ? [page] : []))
    expect(named).toEqual(followed)
    const goodbye = Object.entries(ENDINGS[slug] ?? {}).filter(([, ending]) => ending === 'goodbye')
    expect(goodbye.map(([page]) => page)).toEqual(slug === 'v1' ? ['results/4'] : [])
  },
)
