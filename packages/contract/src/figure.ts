import { z } from 'zod'

export const teams = z.int().nonnegative()

/** Figures based on so few teams that they would reveal a single team are withheld. */
export const figure = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.discriminatedUnion('hidden', [
    z.object({ hidden: z.literal(true), teams: teams.describe('too few to show') }),
    z.object({ hidden: z.literal(false), teams: teams.describe('how many the figure is built on'), ...shape }),
  ])

/** A figure of one value of a label column, withheld below the organisation's smallest group. */
export const labelFigure = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.discriminatedUnion('hidden', [
    z.object({ hidden: z.literal('small'), teams: teams.describe('fewer than the smallest group') }),
    z.object({
      hidden: z.literal('with'),
      teams,
      with: z
        .string()
        .nullable()
        .describe('the only value that is too small and that this one covers; null if several'),
    }),
    z.object({ hidden: z.literal(false), teams: teams.describe('how many the figure is built on'), ...shape }),
  ])

export const average = z.number().describe('with one decimal')
export const ofIndicators = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ connect: schema, trust: schema, inspire: schema })
export const smallest = z.int().describe('the smallest group: how many teams a figure of a label needs')
