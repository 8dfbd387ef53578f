// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildGroup, buildSurveyPage, buildText, buildYesNo } from '@thrive/testkit/build'
import { buildWorkshop } from '@thrive/testkit/workshop'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { TeamSession } from '../session/use-session.ts'
import SolutionStep from './solution-step.tsx'

afterEach(cleanup)

const STORY = ['F', 'K', 'B']
const verdict = { ...buildYesNo(), id: 32, yes: 'Our answer is correct', no: 'Our answer is incorrect' }
const game = buildSurveyPage({
  page: 29,
  group: buildGroup({ view: 'ordering', questions: [buildText({ id: 33, lines: 'one' })] }),
})
const slides = STORY.map((letter, nth) => ({ image: `/Slide${nth}.png`, title: `Picture ${nth + 1}`, letter }))
const page = buildSurveyPage({
  page: 30,
  kind: 'group',
  group: buildGroup({ view: 'slides', slides, questions: [verdict] }),
})
const workshop = buildWorkshop({ survey: [game, page] })
function Step({ order, before }: { order: string; before?: string | undefined }) {
  const [answers, setAnswers] = useState(
    new Map([[33, order], ...(before === undefined ? [] : [[32, before] as const])]),
  )
  const answer = (id: number, value: unknown) => setAnswers(new Map(answers).set(id, String(value)))
  const session = { workshop, answers, unsaved: new Map(), answer } as unknown as TeamSession
  return <SolutionStep page={page} session={session} note={() => {}} held={false} heading={{ current: null }} />
}

async function show(order: string, before?: string) {
  render(<Step order={order} before={before} />)
  await screen.findByRole('button', { name: 'Next slide' })
}
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next slide' }))
const tiles = () =>
  [...document.querySelectorAll('.solution > .card-letters .card-letter')].map((tile) => tile.getAttribute('data-s'))
const isChosen = async (name: string) => (await screen.findByRole<HTMLInputElement>('radio', { name })).checked

test('shows a letter of the story with its slide, and never ahead', async () => {
  await show('F B K')
  const pair = () => document.querySelector('.pair')?.textContent
  expect(pair()).toBe('The storyFYour card 1FIt matches')
  expect(tiles()).toEqual(['hit', 'next', 'next'])
  expect(document.body.textContent).toContain('1 of 1 matches so far')
  await next()
  expect(pair()).toBe('The storyKYour card 2BAnother card')
  expect(tiles()).toEqual(['hit', 'miss', 'next'])
  expect(screen.getByRole('img', { name: 'Your order: 1 of 2 matches so far' })).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('proposes at the end what the hits say, and the team may change it', async () => {
  await show('F B K')
  await next()
  await next()
  expect(document.body.textContent).toContain('1 of 3 matches')
  expect(await isChosen('Our answer is incorrect')).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Our answer is correct' }))
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  await next()
  expect(await isChosen('Our answer is correct')).toBe(true)
})

test('proposes that the answer is correct if every card matches', async () => {
  await show('fkb')
  await next()
  await next()
  expect(await isChosen('Our answer is correct')).toBe(true)
})

test('an answer that was given stays', async () => {
  await show('fkb', 'No')
  await next()
  await next()
  expect(await isChosen('Our answer is incorrect')).toBe(true)
})
