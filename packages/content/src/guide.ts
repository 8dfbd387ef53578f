import { type Guide, type GuideTexts, guidePages, inLocale, type Locale, SIZES, type Workshop } from '@thrive/domain'
import { z } from 'zod'
import { explain, filesIn, reader } from './files.ts'
import { loadMaterial } from './load-material.ts'

/** The guide for a session's leader, from `guide/` and the pages of a workshop. */

const text = z.string().trim().min(1)
const texts = z.array(text).min(1)
const perVersion = <Each extends z.ZodType>(each: Each) => z.strictObject({ v1: each, v2: each })
const forBoth = z.strictObject({ title: text, both: texts })
const forEach = z.strictObject({ title: text, v1: texts, v2: texts })
const cases = { title: text, hint: text, rows: z.array(z.strictObject({ when: text, say: text })).min(1) }
const call = z.strictObject({ page: z.int().positive(), at: text, say: text })
const size = z.strictObject({ what: text, how: z.array(text).length(SIZES.length) })

const guideSchema = z.strictObject({
  title: text,
  lead: text,
  people: text,
  contents: text,
  sheet: text,
  minute: forEach,
  role: forEach.extend({ both: texts }),
  weeks: forEach,
  day: forBoth.extend({ plan: text, legend: perVersion(texts) }),
  first: z.strictObject({ title: text, hint: text, words: texts, next: perVersion(text) }),
  run: z.strictObject({
    title: text,
    hint: text,
    columns: z.strictObject({ clock: text, page: text, what: text, note: text, need: text }),
    film: text,
    timer: text,
    ask: text,
    pause: text,
    shorter: text,
    end: text,
  }),
  calls: z.strictObject({ title: text, hint: text, v1: z.array(call), v2: z.array(call) }),
  size: z.strictObject({ title: text, what: text, v1: z.array(size), v2: z.array(size) }),
  phones: forBoth,
  safe: z.strictObject({ ...cases, after: text }),
  bodies: forBoth,
  fails: z.strictObject(cases),
  closing: forEach,
  after: z.strictObject({
    title: text,
    mailTitle: text,
    mailSubject: text,
    mail: texts,
    lookTitle: text,
    look: texts,
  }),
  notes: z.strictObject({ title: text, hint: text }),
})

export function loadGuide(content: string, workshop: Workshop, locale: Locale): Guide {
  const { slug, name, look } = workshop
  if (slug !== 'v1' && slug !== 'v2') throw new Error(`nobody wrote a guide for ${slug}`)
  const file = `guide/${locale}.yaml`
  const guide = explain(file, guideSchema, reader(filesIn(content)).yaml(file))
  const { sets, buy } = loadMaterial(content, slug, locale)
  const called = (thing: string) => [...sets, ...buy].find((each) => each.name === thing)?.called ?? thing
  return { slug, name, look, texts: textsOf(guide, slug), pages: guidePages(inLocale(workshop, locale), called) }
}

function textsOf(guide: z.output<typeof guideSchema>, slug: 'v1' | 'v2'): GuideTexts {
  const { minute, role, weeks, day, first, calls, size, phones, bodies, closing } = guide
  const { title, plan, legend } = day
  const own = (part: z.output<typeof forEach>) => ({ title: part.title, points: part[slug] })
  return {
    ...guide,
    minute: own(minute),
    role: { title: role.title, points: [...role.both, ...role[slug]] },
    weeks: own(weeks),
    day: { title, points: day.both, plan, legend: legend[slug] },
    first: { ...first, next: first.next[slug] },
    calls: { title: calls.title, hint: calls.hint, rows: calls[slug] },
    size: { title: size.title, what: size.what, rows: size[slug] },
    phones: { title: phones.title, points: phones.both },
    bodies: { title: bodies.title, points: bodies.both },
    closing: own(closing),
  }
}
