import { actionsOf, dayOf, isCalendarDate, shownState } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import { readRounds } from '../../round/data.ts'
import { roundOf } from '../../round/service.ts'
import { recountOf } from '../../tally/data.ts'
import { readLabel } from '../insight/round-data.ts'
import { actionsOfAll, actionsOfRounds, type ListedAction, listActions, type Place } from './data.ts'
import { barOf, indicatorBars, labelBars } from './service.ts'

/** The newest rounds that have a bar. */
const ROUNDS = 24
const PAGE = 50

export function plannedActionRoutes(route: Route, deps: Deps) {
  const { db, library, organisation } = deps

  const labelOf = async (round: number | undefined, label: number | undefined) => {
    if (label === undefined) return null
    const name = round === undefined ? undefined : (await roundOf(deps, round)).labels[label]
    if (name === undefined) throw notFound('no-label')
    return { name, column: label + 1 }
  }

  route('GET /api/admin/actions', async ({ query: { round, indicator, label: index } }) => {
    const { timeZone, smallestGroup: smallest } = await organisation.read()
    const today = dayOf(Date.now(), timeZone)
    if (round !== undefined) await roundOf(deps, round)
    const label = await labelOf(round, index)
    const all = round === undefined ? await actionsOfAll(db) : await actionsOfRounds(db, [round], 0)
    const rounds = (await readRounds(db, timeZone)).filter(({ state }) => state !== 'draft').slice(0, ROUNDS)
    const byRound = Map.groupBy(
      await actionsOfRounds(
        db,
        rounds.map(({ id }) => id),
        0,
      ),
      ({ roundId }) => roundId,
    )
    const labelled = async (round: number, { name, column }: { name: string; column: number }) => {
      const names = (await readLabel(db, round, column)).map((value) => value.name)
      return { name, values: labelBars(today, names, await actionsOfRounds(db, [round], column), smallest) }
    }
    return {
      smallest,
      recounting: (await recountOf(db)).partial,
      all: barOf(today, all, indicator),
      indicators: indicatorBars(today, all),
      rounds: rounds.map(({ id, name }) => ({ id, name, result: barOf(today, byRound.get(id) ?? [], indicator) })),
      label: label && round !== undefined && !indicator ? await labelled(round, label) : null,
    }
  })

  route('GET /api/admin/actions/list', async ({ query: { cursor, label: index, value, ...filter } }) => {
    const { timeZone } = await organisation.read()
    const today = dayOf(Date.now(), timeZone)
    if (filter.round !== undefined) await roundOf(deps, filter.round)
    const column = await labelOf(filter.round, index)
    const label = column && value !== undefined ? { column: column.column, value } : undefined
    const found = await listActions(db, { ...filter, label, today }, placeOf(cursor), PAGE + 1)
    const page = found.slice(0, PAGE)
    const last = page.at(-1)
    return {
      actions: await Promise.all(page.map((action) => present(action, today))),
      next_cursor: found.length > PAGE && last ? cursorOf(last) : null,
    }
  })

  async function present(
    { uuid, revisionId, answers, questionId, team, by, word, ...rest }: ListedAction,
    today: string,
  ) {
    const { workshop } = await library.revision(revisionId)
    const action = actionsOf(workshop, new Map(answers)).find((each) => each.questionId === questionId)
    return {
      uuid,
      team,
      what: action?.what ?? '',
      indicator: rest.indicator,
      by,
      state: shownState(word || null, by, today),
      round: rest.round,
    }
  }
}

const NO_DATE = 'infinity'
const cursorOf = ({ by, sessionId, questionId }: ListedAction) =>
  Buffer.from([by ?? NO_DATE, sessionId, questionId].join(' ')).toString('base64url')

function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const text = Buffer.from(cursor, 'base64url').toString()
  const [by = '', sessionId = '', questionId = ''] = text.split(' ')
  const isPlace = (by === NO_DATE || isCalendarDate(by)) && /^\d{1,18}$/.test(sessionId) && /^\d{1,9}$/.test(questionId)
  if (!isPlace) throw invalid('no-such-page')
  return { by, sessionId, questionId: Number(questionId) }
}
