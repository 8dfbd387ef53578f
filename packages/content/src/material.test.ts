import type { Workshop } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { contentFolder, loadWorkshops } from './index.ts'
import { loadMaterial } from './load-material.ts'
import { type Material, materialNames } from './material.ts'

/** Labels are on boxes and layers; no page has to mention them. */
const NAMED_NOWHERE = /label$/

const both = (loadWorkshops() as [Workshop, Workshop]).map((workshop) => ({
  slug: workshop.slug,
  workshop,
  material: loadMaterial(contentFolder, workshop.slug),
}))
const pagesOf = ({ survey, results }: Workshop) => [...survey, ...results]
const cardsOf = ({ sets }: Material) => sets.flatMap(({ cards }) => cards)

describe.each(both)('$slug', ({ slug, workshop, material }) => {
  test('every thing that a page uses is in the kit, and every thing in the kit is used on a page', () => {
    const used = new Set(pagesOf(workshop).flatMap((page) => page.material))
    const there = materialNames(material)
    expect([...used].filter((name) => !there.includes(name))).toEqual([])
    expect(there.filter((name) => !used.has(name) && !NAMED_NOWHERE.test(name))).toEqual([])
  })

  test('every thing that a text names is listed on its page', () => {
    const names = materialNames(material).filter((name) => !NAMED_NOWHERE.test(name))
    for (const { page, title, text, material: listed } of pagesOf(workshop)) {
      const named = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words.toLowerCase())
      for (const words of named) {
        const thing = names.find((name) => words === name.toLowerCase() || words === `${name.toLowerCase()}s`)
        if (thing) expect(listed, `${slug} page ${page}, ${title}`).toContain(thing)
      }
    }
  })

  test('a thing has one name', () => {
    const names = materialNames(material)
    expect(names).toEqual([...new Set(names)])
    const ids = cardsOf(material).map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    const words = JSON.stringify([workshop, material])
    expect(words).not.toMatch(/marigold/i)
  })

  test('a box or layer opens on the page that its label names', () => {
    const opening = new Map(workshop.survey.flatMap(({ opens, page }) => (opens ? [[opens.label, page] as const] : [])))
    const labels = material.sets.find(({ name }) => NAMED_NOWHERE.test(name))?.cards ?? []
    const told = labels.flatMap(({ front: { title = '', text = '' } }) => {
      const page = /Opens on page (\d+)/.exec(text)?.[1]
      return opening.has(title) && page ? [[title, Number(page)] as const] : []
    })
    expect(new Map(told)).toEqual(opening)
  })

  test('a card takes no longer than the timer of its page', () => {
    const pages = { individual: 11, subgroup: 17, team: 24 }
    for (const { id, level, minutes } of cardsOf(material))
      if (level && minutes) {
        const seconds = workshop.survey[pages[level] - 1]?.timer?.seconds ?? 0
        expect(minutes * 60, id).toBeLessThanOrEqual(seconds)
      }
  })
})

test('the thirteen cards have thirteen letters and places, and the dot lies on the first', () => {
  const lab = both.find(({ slug }) => slug === 'v2')?.material
  const thirteen = lab?.sets.find(({ name }) => name === 'the thirteen cards')?.cards ?? []
  expect(thirteen.map(({ order }) => order)).toEqual(Array.from({ length: 13 }, (_, place) => place + 1))
  expect(thirteen.map(({ back }) => back?.letter).sort()).toEqual([...'ABCDEFGHIJKLM'])
  expect(thirteen.filter(({ back }) => back?.dot).map(({ order }) => order)).toEqual([1])
})
