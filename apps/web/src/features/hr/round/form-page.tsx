import { READERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { useLocale } from '../../../lib/locale.ts'
import { useLocation } from '../../../lib/navigation.tsx'
import { withQueries } from '../../../lib/query.tsx'
import { useTimeZone } from '../frame/api.ts'
import { BackLink } from '../frame/back-link.tsx'
import { Frame } from '../frame/frame.tsx'
import { Problem } from '../frame/problem.tsx'
import { withLogin } from '../frame/with-login.tsx'
import { useRound, useRounds } from './api.ts'
import { fieldsOf, newFields } from './fields.ts'
import { RoundForm } from './round-form.tsx'
import { RoundProblem } from './round-problem.tsx'
import './form.css'

function RoundFormPage() {
  const id = new URLSearchParams(useLocation().search).get('round')
  // A new round gets its id while it is being edited; the form stays.
  const [openedWith] = useState(id)
  return (
    <Frame title={m.hr_round_new()} className="round-form-page">
      <BackLink href="/admin/rounds">{m.hr_round_all()}</BackLink>
      {openedWith === null ? <NewRound /> : <OpenedRound id={openedWith} />}
    </Frame>
  )
}

function NewRound() {
  const { data: rounds, error, refetch } = useRounds()
  const locale = useLocale()
  const timeZone = useTimeZone()
  // From the page of a team: its leader is invited again.
  const [again] = useState(useLocation().state as { people?: string; version?: string } | null)
  const isOffered = rounds?.workshops.some(({ slug }) => slug === again?.version)
  const first = isOffered ? again?.version : rounds?.workshops.at(-1)?.slug
  if (error && !rounds) return <Problem error={error} onRetry={() => void refetch()} />
  if (!rounds || !first) return null
  return <RoundForm opened={null} fresh={newFields(first, locale, timeZone)} people={again?.people} {...rounds} />
}

function OpenedRound({ id }: { id: string }) {
  const { data: rounds } = useRounds()
  const { data: round, error, refetch } = useRound(id)
  if (error && !round) return <RoundProblem error={error} onRetry={() => void refetch()} />
  if (!round || !rounds) return null
  return <RoundForm opened={round} fresh={fieldsOf(round)} {...rounds} />
}

export default withQueries(withLogin(RoundFormPage, READERS))
