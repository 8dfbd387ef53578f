import { planOf, type Workshop } from '@thrive/domain'
import { lazy, useState } from 'react'
import { queryClient } from '../../lib/query.tsx'
import type { TeamSession } from '../session/use-session.ts'

// By the files of the screens themselves, or teams would load what both share.
const SurveyScreen = lazy(async () => ({ default: (await import('../survey/page.tsx')).SurveyScreen }))
const ResultsScreen = lazy(async () => ({ default: (await import('../results/page.tsx')).ResultsScreen }))

const UUID = 'preview'
const nothing = () => {}

/** A session that no server knows, at this position. */
const sessionAt = (workshop: Workshop, position: number): TeamSession => ({
  uuid: UUID,
  workshop,
  plan: planOf(workshop),
  position,
  answers: new Map(),
  unsaved: new Map(),
  details: new Map(),
  state: 'saved',
  database: null,
  isPreview: true,
  answer: nothing,
  unfinished: nothing,
  note: nothing,
  give: nothing,
  drop: nothing,
  step: nothing,
  speak: async () => {},
})

/** The shared screen itself. */
export function RoomPreview({ workshop, position }: { workshop: Workshop; position: number }) {
  // It never had an earlier session, and need not ask for one.
  useState(() => queryClient.setQueryData(['earlier', UUID], { earlier: null, seen: true, byMail: false }))
  const session = sessionAt(workshop, position)
  return position > workshop.survey.length ? (
    <ResultsScreen session={session} />
  ) : (
    <SurveyScreen session={session} onBefore={null} />
  )
}
