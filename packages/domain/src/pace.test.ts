import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearestMoment, type PacedPage, paceOf, plannedFinish, shortenings, ticked } from './pace.ts'

const MINUTE = 60_000
const page = (minutes: number | null, shorten: string | null = null): PacedPage => ({
  title: 'A page',
  minutes,
  shorten,
})
const PAGES = [page(10), page(20), page(30, 'One sentence each.'), page(5, 'Leave out step 3.'), page(5, 'One hand.')]
const NOW = Date.UTC(2027, 0, 31, 12)
const inMinutes = (minutes: number) => NOW + minutes * MINUTE
const pace = (position: number, spent: number, left: number) => {
  const found = paceOf(PAGES, { position, spent: spent * MINUTE, now: NOW }, inMinutes(left))
  if (!found) throw new Error('no pace')
  return found
}

describe('pace', () => {
  test.each([
    ['on time', 1, 0, 70, 'on-time', 0],
    ['two minutes are nothing', 1, 0, 68, 'on-time', 2],
    ['behind', 3, 2, 34, 'behind', 4],
    ['ahead', 3, 2, 41, 'ahead', 3],
    ['a page that takes too long leaves the others as they are', 3, 300, 10, 'on-time', 0],
    ['past the end there is no plan left', 6, 0, 15, 'ahead', 15],
    ['the time has come and the plan is not through', 4, 0, -5, 'behind', 15],
  ])('%s', (_, position, spent, left, sign, minutes) => {
    expect(pace(position, spent, left)).toMatchObject({ sign, minutes })
  })

  test('says what is left of the plan and of the time', () => {
    expect(pace(3, 2, 34)).toMatchObject({ leftInPlan: 38, leftUntilFinish: 34 })
  })

  test('knows where the plan is now', () => {
    expect(pace(1, 0, 70).planned).toBe(1)
    expect(pace(1, 0, 90).planned).toBe(1)
    expect(pace(1, 0, 50).planned).toBe(2.5)
    expect(pace(1, 0, 0).planned).toBe(6)
    expect(pace(1, 0, -20).planned).toBe(6)
  })

  test('a team that keeps to the plan is on time at every moment, and where the plan is', () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 45 })
    fc.assert(
      fc.property(minutes, fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(), (plan, share, seed) => {
        const pages = plan.map((each) => page(each))
        const position = 1 + (seed % plan.length)
        const here = plan[position - 1] ?? 0
        const left = plan.slice(position).reduce((sum, each) => sum + each, 0) + here * (1 - share)
        const at = { position, spent: share * here * MINUTE, now: NOW }
        const found = paceOf(pages, at, inMinutes(left))
        expect(found).toMatchObject({ sign: 'on-time', minutes: 0 })
        expect(found?.planned).toBeCloseTo(position + share, 6)
        expect(plannedFinish(pages, at)).toBeCloseTo(inMinutes(left), 0)
      }),
    )
  })

  test('later is never better: time that passes only takes from what is ahead', () => {
    const some = fc.integer({ min: -120, max: 240 })
    fc.assert(
      fc.property(some, some, fc.integer({ min: 1, max: 6 }), (one, other, position) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        const drift = (left: number) => {
          const { leftInPlan, leftUntilFinish } = pace(position, 0, left)
          return leftInPlan - leftUntilFinish
        }
        expect(drift(less)).toBeGreaterThanOrEqual(drift(more))
        expect(pace(position, 0, less).planned).toBeGreaterThanOrEqual(pace(position, 0, more).planned)
      }),
    )
  })

  test('without the minutes of every page there is none', () => {
    const at = { position: 1, spent: 0, now: NOW }
    expect(paceOf([page(5), page(null)], at, NOW)).toBeNull()
    expect(plannedFinish([page(5), page(null)], at)).toBeNull()
  })
})

describe('what can be shortened', () => {
  test('is said from more than ten minutes behind, of the next pages only', () => {
    expect(shortenings(PAGES, 2, pace(2, 0, 49))).toMatchObject([{ position: 3 }, { position: 4 }])
    expect(shortenings(PAGES, 3, pace(3, 0, 29), 5)).toEqual([
      { position: 4, title: 'A page', shorten: 'Leave out step 3.' },
      { position: 5, title: 'A page', shorten: 'One hand.' },
    ])
    expect(shortenings(PAGES, 2, pace(2, 0, 50))).toEqual([])
    expect(shortenings(PAGES, 2, pace(2, 0, 90))).toEqual([])
  })
})

describe('time on a page', () => {
  test('adds up, and leaves out what a laptop slept through or a clock was set back', () => {
    const gap = fc.integer({ min: -600_000, max: 3_600_000 })
    fc.assert(
      fc.property(fc.array(gap), (gaps) => {
        let clock = { spent: 0, seenAt: NOW }
        for (const each of gaps) clock = ticked(clock, clock.seenAt + each)
        const awake = gaps.filter((each) => each > 0 && each <= 90_000).reduce((sum, each) => sum + each, 0)
        expect(clock.spent).toBe(awake)
      }),
    )
  })
})

describe('the moment of a time', () => {
  const now = (hours: number, minutes: number) => new Date(2027, 0, 31, hours, minutes)
  test.each([
    ['15:00', now(13, 46), new Date(2027, 0, 31, 15, 0)],
    ['15:00', now(15, 20), new Date(2027, 0, 31, 15, 0)],
    ['00:30', now(22, 0), new Date(2027, 1, 1, 0, 30)],
    ['23:50', now(0, 10), new Date(2027, 0, 30, 23, 50)],
  ])('%s is the nearest one', (time, from, moment) => {
    expect(nearestMoment(time, from)).toBe(moment.getTime())
  })

  test.each(['', '24:00', '9:00', '12:60', 'noon'])('%j is none', (time) => {
    expect(nearestMoment(time, now(12, 0))).toBeNull()
  })
})
