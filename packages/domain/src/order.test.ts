import { buildGroup, buildSurveyPage, buildText, buildTimer } from '@thrive/testkit/build'
import { describe, expect, it } from 'vitest'
import {
  comparesOrder,
  handsIn,
  hitsOf,
  isWholeOrder,
  laidCards,
  orderQuestion,
  readOrder,
  storyOf,
  teamOrder,
  troublesOf,
} from './order.ts'

const STORY = ['F', 'K', 'B', 'A']
const ordering = buildGroup({
  view: 'ordering',
  questions: [buildText({ id: 25, writtenBy: 'timer' }), buildText({ id: 33, lines: 'one' })],
})
const game = buildSurveyPage({ page: 29, kind: 'group', timer: buildTimer({ mode: 'stop-after' }), group: ordering })
const solution = buildSurveyPage({
  page: 30,
  kind: 'group',
  group: buildGroup({ view: 'slides', slides: STORY.map((letter) => ({ image: '/1.png', title: 'One', letter })) }),
})

describe('the cards of a game', () => {
  it('are handed in where time is measured, once', () => {
    expect(handsIn(game, 29)).toBe(true)
    expect(handsIn(game, 30)).toBe(false)
    expect(handsIn({ ...game, timer: buildTimer() }, 29)).toBe(false)
    expect(handsIn({ ...game, group: buildGroup() }, 29)).toBe(false)
    expect(handsIn(solution, 30)).toBe(false)
  })

  it('are asked for by the question that the team answers, not by the one of the timer', () => {
    expect(orderQuestion(game)?.id).toBe(33)
    expect(orderQuestion(solution)).toBeUndefined()
    expect(teamOrder([solution, game], new Map([[33, 'k f']]))).toEqual(['K', 'F'])
    expect(teamOrder([solution, game], new Map())).toEqual([])
  })

  it('tell a story, unless their slides are older than the letters', () => {
    expect(storyOf([game, solution])).toEqual(STORY)
    const old = buildGroup({ view: 'slides', slides: [{ image: '/1.png', title: 'One', letter: null }] })
    expect(storyOf([{ group: old }])).toEqual([])
  })
})

it('is compared with slides that have letters, once the team has typed it', () => {
  const survey = [game, solution]
  const typed = new Map([[33, 'f']])
  expect(comparesOrder(solution, survey, typed)).toBe(true)
  expect(comparesOrder(solution, survey, new Map([[33, ' ']]))).toBe(false)
  expect(comparesOrder(game, survey, typed)).toBe(false)
  const old = { group: buildGroup({ view: 'slides', slides: [{ image: '/1.png', title: 'One', letter: null }] }) }
  expect(comparesOrder(old, [game, old], typed)).toBe(false)
})

describe('an order', () => {
  it.each(['FKBA', 'f, k, b, a', ' F-K-B-A. ', 'f>k>b>a', 'F\nK\nB\nA'])('reads %j', (text) => {
    expect(readOrder(text)).toEqual(STORY)
  })

  it('keeps what is on no card, so that the team sees it', () => {
    expect(readOrder('F 1 é 🙂')).toEqual(['F', '1', 'É'])
    expect(readOrder('… ?')).toEqual([])
  })

  it('has no troubles if every card is there once', () => {
    expect(troublesOf(['A', 'B', 'F', 'K'], STORY)).toEqual({ missing: [], repeated: [], foreign: [] })
  })

  it('is whole if every card is there once, and nothing else', () => {
    expect(isWholeOrder(['A', 'B', 'F', 'K'], STORY)).toBe(true)
    for (const order of [[], ['A', 'B', 'F'], ['A', 'B', 'F', 'F'], ['A', 'B', 'F', 'K', 'Z'], ['A', 'B', 'F', 'Z']])
      expect(isWholeOrder(order, STORY)).toBe(false)
    expect(isWholeOrder([], [])).toBe(false)
  })

  it('names what is missing, repeated, or on no card, each once', () => {
    expect(troublesOf(['F', 'F', 'F', 'Z', 'Z'], STORY)).toEqual({
      missing: ['A', 'B', 'K'],
      repeated: ['F'],
      foreign: ['Z'],
    })
  })
})

describe('the row of cards', () => {
  it('is compared only as far as the slides were shown', () => {
    const cards = laidCards(['F', 'B', 'K'], STORY, 2)
    expect(cards.map(({ isHit }) => isHit)).toEqual([true, false, null, null])
    expect(hitsOf(cards)).toBe(1)
  })

  it('has a place for a card that was not named, which never matches', () => {
    expect(laidCards(['F', 'K', 'B'], STORY, 4).at(-1)).toEqual({ place: 4, letter: null, isHit: false })
  })

  it('ignores what was named beyond the last card', () => {
    expect(laidCards([...STORY, 'C'], STORY, 4)).toHaveLength(4)
    expect(hitsOf(laidCards([...STORY, 'C'], STORY, 4))).toBe(4)
  })
})
