import type { Material, MaterialCard, MaterialSet } from '@thrive/content'
import type { Locale } from '@thrive/domain'
import { gridOf } from './paper.ts'
import type { Row, Words } from './words.ts'

/** What the sheets of one version are made from. */
export interface Kit {
  slug: 'v1' | 'v2'
  name: string
  locale: Locale
  /** Minutes of every page, the survey's first. */
  minutes: readonly number[]
  material: Material
  words: Words
}

/** A kind of sheet: its pages, and how often they are printed. */
export interface Leaf {
  id: string
  /** Its name on the first page. */
  row: string
  /** Card stock of 200 g or more, or ordinary paper. */
  paper: 'card' | 'thin'
  sides: 1 | 2
  /** True if it stays in its box; everything else is printed again for the next team. */
  once: boolean
  pages: string[]
  sheets: (people: number) => number
}

export function setOf({ material }: Kit, name: string): MaterialSet {
  const set = material.sets.find((one) => one.name === name)
  if (!set) throw new Error(`the material of ${material.version} has no ${name}`)
  return set
}

/** Returns the name of a printed or bought thing in the kit's language. */
export const calledIn = ({ material: { sets, buy } }: Kit, name: string) =>
  [...sets, ...buy].find((one) => one.name === name)?.called ?? name

/** Returns a card with the back that its whole set shares. */
export function cardOf(kit: Kit, id: string): MaterialCard {
  for (const set of kit.material.sets) {
    const card = set.cards.find((one) => one.id === id)
    if (card) return { ...card, back: card.back ?? set.back, box: card.box ?? set.box }
  }
  throw new Error(`the material of ${kit.material.version} has no card ${id}`)
}

/** Returns the card of a set that has only one. */
export const onlyCard = (kit: Kit, name: string) => cardOf(kit, setOf(kit, name).cards[0]?.id ?? name)

/** Returns the size of a card that shares its sheet with others. */
export function cutSize({ name, size }: MaterialSet) {
  if (size === 'A3' || size === 'A4') throw new Error(`${name} is a whole sheet`)
  return size
}

export function onSheet(set: MaterialSet) {
  if (set.size === 'A4') return 1
  const { columns, rows } = gridOf(cutSize(set))
  return columns * rows
}

const PER_GROUP = 3

/** Returns how many of each card of a set this many people use. */
const copies = ({ quantity: { each, per } }: MaterialSet, people: number) =>
  each * { team: 1, person: people, group: Math.ceil(people / PER_GROUP) }[per]

/** Counts the sheets of a set in which each kind of card fills its own sheet. */
export const sheetsOfKinds = (set: MaterialSet) => (people: number) =>
  set.cards.length * Math.ceil(copies(set, people) / onSheet(set))

/** Describes a kind of sheet on the first page: how many cards there are, how many share a sheet. */
export const rowText = ({ words }: Kit, row: Row, set?: MaterialSet) =>
  set ? words.rows[row].replace('{n}', String(countOf(set))).replace('{on}', String(onSheet(set))) : words.rows[row]

const countOf = ({ cards, quantity }: MaterialSet) => cards.length * quantity.each

/** For sheets that are printed once: their number does not depend on the size of the team. */
export const printedOnce = (leaf: Omit<Leaf, 'once' | 'sheets'>): Leaf => ({
  ...leaf,
  once: true,
  sheets: () => leaf.pages.length / leaf.sides,
})

export const printedAgain = (leaf: Omit<Leaf, 'once'>): Leaf => ({ ...leaf, once: false })
