import { loadWorkshops } from '@thrive/content'
import type { Response } from '@thrive/contract'
import type { Workshop } from '@thrive/domain'
import { applyChanges, type Change } from '@thrive/domain/studio'
import { expect, test } from 'vitest'
import { publishWorkshops } from '../src/features/content/library.ts'
import { connect } from '../src/infra/database.ts'
import { onEnd } from './build.ts'
import { buildStudioServer, TITLE } from './studio-team.ts'

const TIP = 'survey/14/tip'
const english = (place: string, value: unknown): Change => ({ place, lang: 'en', value })

async function build() {
  const built = await buildStudioServer()
  const { url, look, act, changes } = built
  const db = connect({ url, pool: 1 })
  onEnd(() => db.destroy())
  /** Starts a node of a release that brings other content. */
  const release = (...changed: Change[]) => {
    const [v1, v2] = loadWorkshops() as [Workshop, Workshop]
    return publishWorkshops(db, [v1, applyChanges(v2, changed)])
  }
  const offer = () => look<Response<'GET /api/admin/studio/offer/:slug'>>('/offer/v2')
  return {
    ...built,
    release,
    offer,
    places: async () => (await offer()).changes.map(({ place, lang }) => `${place} ${lang}`),
    decide: async (take: { place: string; lang: string }[], release?: number) =>
      act('offer', { release: String(release ?? (await offer()).release), take: JSON.stringify(take) }),
    offered: async () => (await look<Response<'GET /api/admin/studio'>>('')).workshops[1]?.offered,
    drafted: async () => (await changes()).changes.map(({ place, after }) => [place, after]),
  }
}

test('a release publishes itself until people have published; then nothing of it is offered', async () => {
  const { release, offer, editions } = await build()
  await release(english(TITLE, 'Of release two'))
  expect(await offer()).toEqual({ release: null, changes: [] })
  expect((await editions()).map(({ standard }) => standard)).toEqual([true, true])
})

test('what a release changed since authors have published is offered place by place, once', async () => {
  const { change, publish, release, offer, places, decide, offered, drafted, editions } = await build()
  await change('survey/14/shorten', 'Ours')
  await publish()
  expect(await places()).toEqual([])
  await release(english(TITLE, 'Of the release'), { place: TIP, lang: 'nl', value: 'Van de release.' })
  expect((await editions()).length).toBe(2)
  expect(await places()).toEqual([`${TITLE} en`, `${TIP} nl`])
  const [title] = (await offer()).changes
  expect(title).toMatchObject({ after: 'Of the release', ours: title?.before, section: 'survey', key: '14' })
  expect(await offered()).toBe(2)
  expect((await decide([{ place: TITLE, lang: 'en' }])).status).toBe(200)
  expect(await drafted()).toEqual([[TITLE, 'Of the release']])
  expect(await offer()).toEqual({ release: null, changes: [] })
  expect(await offered()).toBe(0)
})

test('a newer release offers only what it changed since; what the draft has already is left out', async () => {
  const { change, publish, release, places, decide } = await build()
  await change('survey/14/shorten', 'Ours')
  await publish()
  await release(english(TITLE, 'Two'))
  await decide([])
  await release(english(TITLE, 'Two'), english(TIP, 'Three'))
  expect(await places()).toEqual([`${TIP} en`])
  await change(TIP, 'Three')
  expect(await places()).toEqual([])
})

test('an offer that has changed is refused, and so is a place that is not offered', async () => {
  const { change, publish, release, offer, decide, drafted } = await build()
  await change('survey/14/shorten', 'Ours')
  await publish()
  await release(english(TITLE, 'Two'))
  const { release: old } = await offer()
  await release(english(TITLE, 'Three'))
  expect(await decide([], old ?? 0)).toMatchObject({ status: 409, body: { error: 'draft-changed' } })
  expect(await decide([{ place: TIP, lang: 'en' }])).toMatchObject({ status: 404, body: { error: 'no-such-place' } })
  expect(await drafted()).toEqual([])
  expect((await offer()).changes.length).toBe(1)
})
