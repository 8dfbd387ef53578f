import { indicatorSchema } from '@thrive/domain/schema'
import { z } from 'zod'

/** The contents of the game's boxes and the lab's case: every printed item with its full text, and what to buy. */

const text = z.string().trim().min(1)

/** Things are found by their English name; `called` is the name in the chosen language. */
const calledByName = <Thing extends { name: string }>(thing: Thing) => ({ ...thing, called: thing.name })
const count = z.int().positive()

const side = z.strictObject({
  title: text.optional(),
  text: text.optional(),
  steps: z.array(text).optional(),
  list: z.array(text).optional(),
  /** Lines to write on, each with its label; an empty label leaves a bare line. */
  fields: z.array(z.string()).optional(),
  /** What the illustrator draws. */
  picture: text.optional(),
  scale: z.strictObject({ from: z.int(), to: z.int(), step: count, note: text }).optional(),
  sign: indicatorSchema.optional(),
  grey: z.boolean().optional(),
  letter: z
    .string()
    .regex(/^[A-M]$/)
    .optional(),
  dot: z.boolean().optional(),
})

const quantity = z.strictObject({
  each: count,
  /** One group per three people, rounded up. */
  per: z.enum(['team', 'person', 'group']),
  eachAboveTenPeople: count.optional(),
})

/** Fields that a set defines for all its cards; a card may override them. */
const shared = {
  indicator: indicatorSchema.nullable().optional(),
  /** Storage: a box of the game, a layer of the case, or neither. */
  box: count.optional(),
  layer: count.optional(),
  place: z.enum(['start envelope', 'leader']).optional(),
  back: side.nullable().optional(),
}

const card = z.strictObject({
  ...shared,
  id: text,
  front: side,
  quantity: quantity.optional(),
  level: z.enum(['individual', 'subgroup', 'team']).optional(),
  /** The card's duration, within the timer of its page. */
  minutes: count.optional(),
  /** Names of other items it needs. */
  need: z.array(text).optional(),
  /** Its place in the solution of the card game. */
  order: count.optional(),
})

const set = z
  .strictObject({
    ...shared,
    name: text,
    kind: text,
    /** Millimetres after cutting; items that share an A4 sheet have a size that divides its grid of 176 by 252. */
    size: z.enum(['88x31.5', '88x63', '88x84', '88x126', '176x63', '176x84', '176x126', '176x252', 'A4', 'A3']),
    quantity,
    /** Anything not reused is printed again for the next team. */
    use: z.enum(['reuse', 'team-keeps', 'take-home', 'tear-up']),
    fold: text.optional(),
    cards: z.array(card).min(1),
  })
  .transform(calledByName)

export const materialSchema = z.strictObject({
  version: z.string().regex(/^v\d+$/),
  people: z.strictObject({ from: count, to: count }),
  sets: z.array(set).min(1),
  buy: z.array(
    z.strictObject({ name: text, quantity: text, use: z.enum(['reuse', 'refill']) }).transform(calledByName),
  ),
  /** Checklist of what must be in the room before the start. */
  room: z.array(text).min(1),
})

export type Material = z.output<typeof materialSchema>
export type MaterialSet = Material['sets'][number]
export type MaterialCard = MaterialSet['cards'][number]

/** All names that a page may use to refer to an item. */
export const materialNames = ({ sets, buy }: Material): string[] => [...sets, ...buy].map(({ name }) => name)
