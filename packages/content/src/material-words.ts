import type { Translated } from '@thrive/domain'
import { z } from 'zod'
import { explain, filesIn, reader } from './files.ts'
import type { Material, MaterialCard, MaterialSet } from './material.ts'

/** The cards' texts in another language: sets and things to buy by their English names, cards by their ids. */

const text = z.string().trim().min(1)

const sideWords = z
  .strictObject({
    title: text,
    text,
    steps: z.array(text),
    list: z.array(text),
    fields: z.array(z.string()),
    picture: text,
    scale: z.strictObject({ note: text }),
  })
  .partial()

const setWords = z.strictObject({
  name: text,
  fold: text.optional(),
  back: sideWords.optional(),
  cards: z.record(z.string(), z.strictObject({ front: sideWords, back: sideWords }).partial()).default({}),
})

const materialWordsSchema = z.strictObject({
  sets: z.record(z.string(), setWords),
  buy: z.record(z.string(), z.strictObject({ name: text, quantity: text })),
  room: z.array(text),
})
export type MaterialWords = z.output<typeof materialWordsSchema>
type SideWords = z.output<typeof sideWords>
type Side = MaterialCard['front']

export function loadMaterialWords(content: string, slug: string, locale: Translated): MaterialWords {
  const file = `${slug}/${locale}/material.yaml`
  return explain(file, materialWordsSchema, reader(filesIn(content)).yaml(file))
}

/** Returns the material in another language. Untranslated texts stay English. */
export function materialIn(material: Material, { sets, buy, room }: MaterialWords): Material {
  return {
    ...material,
    sets: material.sets.map((set) => setIn(set, sets[set.name])),
    buy: material.buy.map((thing) => {
      const words = buy[thing.name]
      return words ? { ...thing, called: words.name, quantity: words.quantity } : thing
    }),
    room: material.room.map((thing, index) => room[index] ?? thing),
  }
}

function setIn(set: MaterialSet, words: MaterialWords['sets'][string] | undefined): MaterialSet {
  if (!words) return set
  return {
    ...set,
    called: words.name,
    fold: words.fold ?? set.fold,
    back: set.back && sideIn(set.back, words.back),
    cards: set.cards.map((card) => ({
      ...card,
      front: sideIn(card.front, words.cards[card.id]?.front),
      back: card.back && sideIn(card.back, words.cards[card.id]?.back),
    })),
  }
}

function sideIn(side: Side, { scale, ...words }: SideWords = {}): Side {
  const translated = Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined))
  return { ...side, ...translated, scale: side.scale && { ...side.scale, ...scale } }
}
