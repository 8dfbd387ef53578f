import { readFileSync } from 'node:fs'
import type { Locale } from '@thrive/domain'
import { parse } from 'yaml'
import { z } from 'zod'
import { MEDIA, whereIs } from '../paths.ts'

/** Words of the kit that are on no card of the material. */

const text = z.string().trim().min(1)
const texts = z.array(text)
const both = <T extends z.ZodType>(each: T) => z.strictObject({ v1: each, v2: each })
const HOW = ['print', 'light', 'cut', 'fold', 'tent', 'join', 'mats', 'stand', 'layers', 'seal'] as const
const USES = ['reuse', 'team-keeps', 'take-home', 'tear-up'] as const
const LEVELS = ['individual', 'subgroup', 'team'] as const
const ROWS = [
  'boxLabels',
  'badges',
  'pictureCards',
  'talkCards',
  'mats',
  'nameCards',
  'secretSlips',
  'scoringSlips',
  'helpCards',
  'actionCards',
  'ideaCards',
  'planCards',
  'thankYouCards',
  'frontPages',
  'triangle',
  'layerLabels',
  'groundRules',
  'labMats',
  'labCards',
  'thirteen',
  'answers',
  'labSheets',
  'emptyCard',
] as const

const TITLES = [
  'boxLabels',
  'badges',
  'pictureCards',
  'talkCards',
  'startMat',
  'mat',
  'labMat',
  'nameCards',
  'secretSlips',
  'scoringSlips',
  'helpCards',
  'actionCards',
  'ideaCards',
  'planCards',
  'thankYouCards',
  'frontPage',
  'triangle',
  'stand',
  'layerLabels',
  'groundRules',
  'labCards',
  'thirteen',
  'answers',
  'labSheet',
  'checklist',
] as const
const NOTES = [
  'duplex',
  'single',
  'thin',
  'fold',
  'front',
  'back',
  'mirrored',
  'sheetOf',
  'layer',
  'leftHalf',
  'cutRight',
  'rightHalf',
  'glue',
  'outside',
  'inside',
  'tent',
  'stand',
  'groundRules',
  'labSheet',
  'frontPage',
  'checklist',
] as const

const version = z.strictObject({
  headline: text,
  note: text,
  fill: text,
  where: text,
  /** The day, part by part: from which step on, results counted after the survey. */
  run: z.array(z.strictObject({ from: z.int().positive(), what: text })),
  room: z.strictObject({ title: text, text }).optional(),
  drawing: texts.default([]),
})

const startWords = z.strictObject({
  title: text,
  pages: text,
  people: text,
  day: text,
  site: text,
  takes: text,
  prepare: text,
  there: text,
  minutes: text,
  /** Where the leader's guide is, by {path}. */
  guide: text,
  whatToPrint: text,
  once: text,
  each: text,
  sheet: text,
  pdfPages: text,
  onceSum: text,
  eachSum: text,
  card: text,
  thin: text,
  sides: z.tuple([text, text]),
  how: text,
  buy: text,
  item: text,
  tools: both(texts),
  paper: text,
  paperText: text,
  grey: text,
  greyText: text,
  putIn: text,
  shorter: z.tuple([z.string(), z.string()]),
  onTop: text,
  v1: version,
  v2: version,
  steps: z.record(z.enum(HOW), text),
})

const checklistWords = z.strictObject({
  title: text,
  fields: texts,
  where: both(text),
  columns: texts.length(5),
  places: z.record(z.enum(['start envelope', 'leader']), text),
  each: text,
  perGroup: text,
  use: z.record(z.enum(USES), text),
  before: text,
  beforeList: both(texts),
  after: text,
  afterList: texts,
  missing: text,
})

const onCards = z.strictObject({
  everyone: text,
  box: text,
  layer: text,
  insideBox: text,
  display: text,
  displayFront: text,
  badgeName: text,
  idea: text,
  ideaBack: text,
  action: text,
  dots: text,
  planAgreed: text,
  drawing: text,
  madeBy: text,
  notArt: text,
  ourScore: text,
  join: text,
  paint: text,
  standHow: text,
  labCase: text,
  ownCard: text,
  ownQuestion: text,
  observer: text,
  kinds: z.strictObject({ question: text, experiment: text }),
  levels: z.record(z.enum(LEVELS), text),
  rules: z.strictObject({ title: text, time: text, back: text, steps: texts }),
  row: z.strictObject({ title: text, note: text, fields: texts }),
  lid: text,
  answersLast: text,
  seal: text,
  answersClosed: text,
  answersFold: text,
})

const wordsSchema = z.strictObject({
  document: text,
  start: startWords,
  rows: z.record(z.enum(ROWS), text),
  titles: z.record(z.enum(TITLES), text),
  notes: z.record(z.enum(NOTES), text),
  checklist: checklistWords,
  boxes: texts.length(11),
  onCards,
})
export type Words = z.output<typeof wordsSchema>
export type Row = (typeof ROWS)[number]
export type Title = (typeof TITLES)[number]
export type How = (typeof HOW)[number]

export const readWords = (locale: Locale) =>
  wordsSchema.parse(parse(readFileSync(whereIs(`${MEDIA}/kit/${locale}.yaml`), 'utf8')))
