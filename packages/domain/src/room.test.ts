import { buildResultsPage, buildSlider, buildSurveyPage } from '@thrive/testkit/build'
import { buildWorkshop } from '@thrive/testkit/workshop'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tallyOf } from './reveal.ts'
import { endedState, leavesRound, type RoomFacts, roomState, roomWords, seatState } from './room.ts'
import type { SeatFacts } from './seat.ts'

const workshop = buildWorkshop()
const survey = workshop.survey.map((page) => (page.group ? { ...page, ask: 'questions' as const } : page))
const words = roomWords({ locale: 'nl', survey, results: workshop.results })
const SEATS = 8

const seats: SeatFacts[] = Array.from({ length: SEATS }, (_, nth) => ({
  seat: nth + 1,
  look: nth,
  role: nth === 0 ? 'leader' : 'member',
  here: nth % 2 === 0,
}))
const FACTS: RoomFacts = {
  isTrial: false,
  number: 12,
  code: 'KMN482',
  locked: false,
  page: 2,
  position: 2,
  film: null,
  timer: null,
  blocked: 'question',
  pace: null,
  due: null,
  seats,
  round: { key: 'q901', tally: null },
  ballots: [],
  wish: null,
}
/** Scores that occur nowhere else in a state. */
const given = fc.uniqueArray(fc.integer({ min: 31, max: 100 }), { maxLength: SEATS })
const ballotsOf = (scores: number[]) => scores.map((score, nth) => ({ seat: nth + 1, wire: String(score) }))
const numbersIn = (state: object) => (JSON.stringify(state).match(/\d+/g) ?? []).map(Number)

describe('before the reveal', () => {
  test('no value that anybody gave is in what the screen gets, but how many', () => {
    fc.assert(
      fc.property(given, (scores) => {
        const state = roomState({ ...FACTS, code: 'KMN', ballots: ballotsOf(scores) }, words, 1)
        expect(state).toMatchObject({ asked: { key: 'q901', kind: 'score', given: scores.length }, tally: null })
        const asked = state.asked?.key.slice(1)
        expect(numbersIn(state).filter((number) => scores.includes(number) && String(number) !== asked)).toEqual([])
      }),
    )
  })

  test('whoever gave, the screen gets the same: no seat is beside a ballot', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(seats), fc.shuffledSubarray(seats), (some, others) => {
        const of = (who: SeatFacts[]) => who.slice(0, 3).map(({ seat }) => ({ seat, wire: '50' }))
        fc.pre(of(some).length === of(others).length)
        expect(roomState({ ...FACTS, ballots: of(some) }, words, 1)).toEqual(
          roomState({ ...FACTS, ballots: of(others) }, words, 1),
        )
      }),
    )
  })

  test('a seat gets its own value and no other, whatever the others give', () => {
    fc.assert(
      fc.property(given, given, fc.nat(SEATS - 1), (scores, others, nth) => {
        const one = seats[nth] as SeatFacts
        const mine = ballotsOf(scores).filter(({ seat }) => seat === one.seat)
        const rest = ballotsOf(others).filter(({ seat }) => seat !== one.seat)
        const state = seatState({ ...FACTS, ballots: [...rest, ...mine] }, words, one)
        const alone = seatState({ ...FACTS, ballots: mine }, words, one)
        expect(state).toEqual({ ...alone, asked: { ...alone.asked, given: mine.length + rest.length } })
        expect(state.asked?.mine).toBe(mine[0] ? Number(mine[0].wire) : null)
      }),
    )
  })
})

test('after the reveal everyone gets the tally, and nothing is asked', () => {
  const ask = words.asks.get('q901')
  const tally = ask ? tallyOf(ask, ['40', '50', '60']) : null
  const facts = { ...FACTS, round: { key: 'q901', tally } }
  expect(roomState(facts, words, 1)).toMatchObject({ asked: null, tally: { values: [40, 50, 60], average: 50 } })
  expect(seatState(facts, words, seats[1] as SeatFacts)).toMatchObject({ asked: null, tally })
})

test('a seat is told which pages draw the team’s scores', () => {
  const page = { ...buildSurveyPage(), scores: 'desired' as const }
  const draws = roomWords({
    locale: 'en',
    survey: [page, buildSurveyPage()],
    results: [buildResultsPage({ kind: 'overview' })],
  })
  const shown = [1, 2, 3].map((position) => seatState({ ...FACTS, page: position }, draws, seats[1] as SeatFacts).page)
  expect(shown.map((each) => each?.scores)).toEqual([true, undefined, true])
})

test('a wish is told once, and never to a screen that comes later', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.option(fc.nat(20)), (at, after) => {
      const { wish } = roomState({ ...FACTS, wish: { wish: 'next', number: at } }, words, after)
      expect(wish).toBe(after !== null && after < at ? 'next' : null)
    }),
  )
})

test('the leader also gets the text, the note and why Next step is closed; a member does not', () => {
  const [leader, member] = seats.map((seat) => seatState(FACTS, words, seat))
  expect(leader).toMatchObject({ role: 'leader', text: 'Read this aloud.', note: null, blocked: 'question' })
  for (const key of ['text', 'note', 'blocked', 'pace']) expect(member).not.toHaveProperty(key)
  expect(member).toMatchObject({ page: { number: 2, title: 'Scores', of: survey.length }, ended: false })
})

describe('what the leader could ask next', () => {
  const revealed = { key: 'q901', tally: { key: 'q901', values: [], average: 0 } } as unknown as RoomFacts['round']
  const asksFor = (facts: Partial<RoomFacts>) => {
    const { asks, next } = seatState({ ...FACTS, round: null, ...facts }, words, seats[0] as SeatFacts)
    return { asks, next }
  }
  const question = survey[1]?.group?.questions.find(({ id }) => id === 901)
  const next = { indicator: question?.type === 'slider' ? (question.indicator ?? null) : null, seats: SEATS - 1 }

  test.each<[string, Partial<RoomFacts>, ReturnType<typeof asksFor>]>([
    ['the question that the screen reports, with the phones that it reaches', { due: 'q901' }, { asks: true, next }],
    ['that question after a reveal too', { due: 'q901', round: revealed }, { asks: true, next }],
    ['one that is not named, if the screen does not report it', { due: null }, { asks: true, next: undefined }],
    [
      'nothing after a reveal, if the screen reports none',
      { due: null, round: revealed },
      { asks: false, next: undefined },
    ],
    ['nothing if it is asked already', { due: 'q901', round: FACTS.round }, { asks: false, next: undefined }],
    ['nothing on a page without questions', { due: 'q901', page: 1 }, { asks: false, next: undefined }],
    ['nothing if only the remote is in', { due: 'q901', seats: seats.slice(0, 1) }, { asks: false, next: undefined }],
  ])('is %s', (_, facts, expected) => {
    expect(asksFor(facts)).toEqual(expected)
  })

  test('is not told to a member', () => {
    const member = seatState({ ...FACTS, due: 'q901' }, words, seats[1] as SeatFacts)
    expect([member.asks, member.next]).toEqual([undefined, undefined])
  })
})

describe('the pace of a team', () => {
  const [leader] = seats as [SeatFacts]
  const paced = survey.map((page) => ({ ...page, shorten: `Shorten ${page.page}.` }))
  const pacedWords = roomWords({ locale: 'nl', survey: paced, results: workshop.results })
  const paceFor = (facts: Partial<RoomFacts>) => seatState({ ...FACTS, ...facts }, pacedWords, leader).pace
  const pace = { sign: 'behind', minutes: 4, finishAt: 1_794_841_200_000 } as const

  test('is told to the leader, with what can be shortened on the next pages', () => {
    expect(paceFor({ pace })).toEqual({
      ...pace,
      shorten: [
        { position: 3, title: paced[2]?.title, shorten: 'Shorten 3.' },
        { position: 4, title: paced[3]?.title, shorten: 'Shorten 4.' },
      ],
    })
  })

  test('looks ahead from where the team is, whatever page it looks at', () => {
    expect(paceFor({ pace, page: 1, position: 3 })?.shorten[0]).toMatchObject({ position: 4 })
  })

  test('shortens nothing where there is time, and is nothing where no time was chosen', () => {
    expect(paceFor({ pace: { ...pace, sign: 'ahead' } })).toMatchObject({ sign: 'ahead', shorten: [] })
    expect(paceFor({ pace: null })).toBeNull()
  })
})

test('a seat hears which language its room speaks, and how many gave', () => {
  const state = seatState({ ...FACTS, ballots: ballotsOf([40, 50]) }, words, seats[3] as SeatFacts)
  expect(state).toMatchObject({ lang: 'nl', asked: { given: 2, seats: SEATS - 1, mine: null } })
})

test('a seat that ended hears that it has, and nothing more', () => {
  expect(endedState({ seat: 3, role: 'member' }, 13, 'removed')).toMatchObject({
    number: 13,
    seat: 3,
    ended: true,
    why: 'removed',
    asked: null,
  })
})

describe('what phones are asked', () => {
  const results = [
    buildResultsPage({ page: 1, opinion: { type: 'relevant', statement: 'It was.' }, ask: 'opinion' }),
    buildResultsPage({ page: 2, opinion: { type: 'experience', statement: 'It was too.' } }),
  ]
  const vote = buildSurveyPage({ page: 6, title: 'Vote', ask: 'vote' })
  const { asks } = roomWords({ locale: 'en', survey: [...survey, vote], results })

  test('is what the pages say: scores, choices and rankings of their questions, votes and opinions', () => {
    expect([...asks.values()].map(({ key, kind, page }) => `${key} ${kind} ${page}`)).toEqual([
      'q901 score 2',
      'q902 score 2',
      'q903 score 2',
      'q905 choose 4',
      'q907 rank 4',
      'vote-6 vote 6',
      'relevant opinion 7',
    ])
  })

  test('is nothing where a page says nothing', () => {
    expect(roomWords(workshop).asks.size).toBe(0)
  })

  test.each([
    ['another page', 2, 3, true],
    ['its own page', 1, 2, false],
    ['the same page, said again', 5, 5, false],
  ])('is left behind by %s', (_, from, to, isLeft) => {
    expect(leavesRound(asks, 'q901', from, to)).toBe(isLeft)
  })
})

test('a question that the workshop of today does not know is not asked', () => {
  const facts = { ...FACTS, round: { key: `q${buildSlider().id}`, tally: null } }
  expect(roomState(facts, words, null).asked).toBeNull()
})
