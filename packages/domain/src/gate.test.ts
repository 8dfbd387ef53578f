import {
  buildGroup,
  buildResultsPage,
  buildRevisit,
  buildSlider,
  buildSurveyPage,
  buildText,
  buildTimer,
} from '@thrive/testkit/build'
import { describe, expect, it } from 'vitest'
import { blockedBy, isAnswered, isHandedIn, mayProceed, type PageFacts } from './gate.ts'

const film = { title: 'Welcome', transcript: [{ text: 'Welkom', english: 'Welcome' }] }
const nothingYet: PageFacts = {
  filmEnded: false,
  filmFailed: false,
  timerElapsedMs: 0,
  touched: false,
  answered: false,
  alreadyPassed: false,
  unfit: false,
}
const after = (facts: Partial<PageFacts>): PageFacts => ({ ...nothingYet, ...facts })

const elapsed = buildText({ id: 25, writtenBy: 'timer' })
const plain = buildSurveyPage()
const filmed = buildSurveyPage({ kind: 'video', films: { NL: film } })
const timed = buildSurveyPage({ timer: buildTimer() })
const asked = buildSurveyPage({ kind: 'group', group: buildGroup() })
const timedAndAsked = buildSurveyPage({ kind: 'group', timer: buildTimer(), group: buildGroup() })

describe('what blocks Next step', () => {
  it('is nothing on a page without film, timer and question', () => {
    expect(blockedBy(plain, nothingYet)).toBeNull()
    expect(mayProceed(plain, nothingYet)).toBe(true)
  })

  it('is the film until it ends or fails', () => {
    expect(blockedBy(filmed, nothingYet)).toBe('film')
    expect(mayProceed(filmed, nothingYet)).toBe(false)
    expect(blockedBy(filmed, after({ touched: true, answered: true, timerElapsedMs: 60_000 }))).toBe('film')
    expect(blockedBy(filmed, after({ filmEnded: true }))).toBeNull()
    expect(blockedBy(filmed, after({ filmFailed: true }))).toBeNull()
  })

  it('is what cannot be saved as it stands, wherever the team is', () => {
    const everythingDone = { touched: true, answered: true, alreadyPassed: true, unfit: true }
    expect(blockedBy(asked, after(everythingDone))).toBe('unfit')
    const atOnce = buildSurveyPage({ kind: 'group', group: buildGroup({ proceedAtOnce: true }) })
    expect(blockedBy(atOnce, after({ unfit: true }))).toBe('unfit')
  })

  it('is not a film that nobody made', () => {
    expect(blockedBy(buildSurveyPage({ kind: 'video', films: null }), nothingYet)).toBeNull()
  })

  it('is the timer until more than five seconds have elapsed', () => {
    expect(blockedBy(timed, nothingYet)).toBe('timer')
    expect(blockedBy(timed, after({ timerElapsedMs: 5000 }))).toBe('timer')
    expect(blockedBy(timed, after({ timerElapsedMs: 5001 }))).toBeNull()
    expect(blockedBy(timed, after({ touched: true, filmEnded: true }))).toBe('timer')
  })

  it('is the question until the first touch, or an answer from before', () => {
    expect(blockedBy(asked, nothingYet)).toBe('question')
    expect(blockedBy(asked, after({ filmEnded: true, timerElapsedMs: 60_000 }))).toBe('question')
    expect(blockedBy(asked, after({ touched: true }))).toBeNull()
    expect(blockedBy(asked, after({ answered: true }))).toBeNull()
  })

  it('is the timer, then neither, where a page has a timer and a question', () => {
    expect(blockedBy(timedAndAsked, nothingYet)).toBe('timer')
    expect(blockedBy(timedAndAsked, after({ timerElapsedMs: 5001 }))).toBeNull()
    expect(blockedBy(timedAndAsked, after({ touched: true }))).toBeNull()
    expect(blockedBy(timedAndAsked, after({ answered: true }))).toBeNull()
  })

  it('is never a question that only the timer answers', () => {
    const group = buildGroup({ questions: [elapsed] })
    expect(blockedBy(buildSurveyPage({ group }), nothingYet)).toBeNull()
  })

  it('is nothing on a card page, even beside its timer', () => {
    const questions = { questions: [buildText()], proceedAtOnce: true }
    expect(blockedBy(buildSurveyPage({ timer: buildTimer(), group: buildGroup(questions) }), nothingYet)).toBeNull()
  })

  it('is nothing on a group without questions', () => {
    expect(blockedBy(buildSurveyPage({ group: buildGroup({ questions: [] }) }), nothingYet)).toBeNull()
  })

  it('is nothing on an invalid revisit group, which has no field to touch', () => {
    const short = buildGroup({ questions: [buildRevisit(), buildRevisit({ id: 11 })] })
    const whole = buildGroup({ questions: [...short.questions, buildRevisit({ id: 12, field: 'date' })] })
    expect(blockedBy(buildSurveyPage({ group: short }), nothingYet)).toBeNull()
    expect(blockedBy(buildSurveyPage({ group: whole }), nothingYet)).toBe('question')
  })

  it.each([filmed, timed, asked, timedAndAsked])('is nothing on a page that the team has passed', (page) => {
    expect(blockedBy(page, after({ alreadyPassed: true }))).toBeNull()
  })

  it('is the film on a results page, and nothing else', () => {
    expect(blockedBy(buildResultsPage({ kind: 'video', films: { NL: film } }), nothingYet)).toBe('film')
    expect(mayProceed(buildResultsPage({ kind: 'video', films: { NL: film } }), after({ filmEnded: true }))).toBe(true)
    expect(blockedBy(buildResultsPage({ kind: 'photo' }), nothingYet)).toBeNull()
  })
})

describe('answered already', () => {
  const group = buildGroup({ questions: [buildSlider({ id: 1 }), elapsed, buildText({ id: 33 })] })

  it('when one question of the team has an answer', () => {
    expect(isAnswered(group, new Map([[33, 'A-B-C']]))).toBe(true)
    expect(isAnswered(group, new Map([[1, '64']]))).toBe(true)
  })

  it('not by what was cleared', () => {
    expect(isAnswered(group, new Map([[33, '']]))).toBe(false)
  })

  it('not by the timer, by another page, or where there is no group', () => {
    expect(isAnswered(group, new Map([[25, '0:04']]))).toBe(false)
    expect(isAnswered(group, new Map([[34, 'elsewhere']]))).toBe(false)
    expect(isAnswered(null, new Map([[1, '64']]))).toBe(false)
  })
})

describe('what was handed in', () => {
  const measured = buildSurveyPage({ page: 29, timer: buildTimer({ mode: 'stop-after' }) })

  it('is a page whose time is measured, once the team is past it', () => {
    expect(isHandedIn(measured, 29)).toBe(false)
    expect(isHandedIn(measured, 30)).toBe(true)
  })

  it('is never a page whose time only runs down, nor one without a timer', () => {
    expect(isHandedIn({ ...timed, page: 5 }, 30)).toBe(false)
    expect(isHandedIn({ ...plain, page: 5 }, 30)).toBe(false)
  })
})

it('is not held closed by a break', () => {
  const paused = buildSurveyPage({ kind: 'video', films: { NL: film }, breakSeconds: 600 })
  expect(blockedBy(paused, after({ filmEnded: true }))).toBeNull()
  expect(blockedBy(paused, nothingYet)).toBe('film')
})
