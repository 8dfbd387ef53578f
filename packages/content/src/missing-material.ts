import type { Material, MaterialCard, MaterialSet } from './material.ts'
import type { MaterialWords } from './material-words.ts'

type Side = MaterialCard['front'] | null | undefined
type SideWords = MaterialWords['sets'][string]['back']

/** Texts of the kit that a language lacks, so that its cards show English; and texts that match nothing. */
export function missingMaterial({ sets, buy, room }: Material, words: MaterialWords): string[] {
  return [
    ...sets.flatMap((set) => missingOfSet(set, words.sets[set.name])),
    ...buy.flatMap(({ name }) => (words.buy[name] ? [] : [name])),
    ...(words.room.length === room.length ? [] : ['room']),
    ...strange(Object.keys(words.sets), sets, 'set'),
    ...strange(Object.keys(words.buy), buy, 'thing to buy'),
  ]
}

function missingOfSet(set: MaterialSet, words: MaterialWords['sets'][string] | undefined): string[] {
  if (!words) return [set.name]
  const ids = set.cards.map(({ id }) => ({ name: id }))
  return [
    ...(set.fold && !words.fold ? [`${set.name}: fold`] : []),
    ...missingOfSide(set, set.back, words.back, `${set.name}: back`),
    ...set.cards.flatMap(({ id, front, back }) => [
      ...missingOfSide(set, front, words.cards[id]?.front, `${id}: front`),
      ...missingOfSide(set, back, words.cards[id]?.back, `${id}: back`),
    ]),
    ...strange(Object.keys(words.cards), ids, 'card'),
  ]
}

const TRANSLATABLE = ['title', 'text', 'steps', 'list', 'fields'] as const

/**
 * `picture` instructs the illustrator and needs no translation, except on picture cards, where it is the alternative
 * text.
 */
function missingOfSide({ kind }: MaterialSet, side: Side, words: SideWords, where: string): string[] {
  const keys = kind === 'picture-card' ? ([...TRANSLATABLE, 'picture'] as const) : TRANSLATABLE
  return keys.flatMap((key) =>
    side?.[key] !== undefined && size(side[key]) !== size(words?.[key]) ? [`${where}.${key}`] : [],
  )
}

const size = (words: string | readonly string[] | undefined) =>
  Array.isArray(words) ? words.length : words === undefined ? 0 : 1

const strange = (names: readonly string[], known: readonly { name: string }[], what: string): string[] =>
  names.flatMap((name) => (known.some((one) => one.name === name) ? [] : [`there is no ${what} ${name}`]))
