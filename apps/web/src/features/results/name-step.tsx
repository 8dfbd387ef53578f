import { messages } from '@thrive/content/messages'
import { checkTeamName, LIMITS } from '@thrive/domain'
import { type FormEvent, useRef, useState } from 'react'
import { Prose } from '../../ui/prose.tsx'
import { TextLine } from '../../ui/text-line.tsx'
import { Frame } from '../survey/frame.tsx'
import { nameTeam, useSummary } from './api.ts'
import { keepDraft, readDraft } from './draft.ts'
import './name-step.css'
import { ReportSheet } from './report-sheet.tsx'
import type { ResultsStepProps } from './step.tsx'
import { useSubmit } from './use-submit.ts'

const FIELD = 'name'

export function NameStep({ page, session, heading, proceed, frame }: ResultsStepProps) {
  const { uuid } = session
  const { data: summary } = useSummary(uuid)
  const [typed, setTyped] = useState(() => readDraft(uuid, FIELD))
  const form = useRef<HTMLFormElement>(null)
  // What the team types counts; before that, the name it gave on an earlier visit.
  const name = typed ?? summary?.name ?? ''
  const checked = checkTeamName(name)
  const tooLong = [...name.trim()].length > LIMITS.teamName.max

  const { submit, busy, error, setError } = useSubmit(
    async () => {
      if (!checked.ok) return
      keepDraft(uuid, FIELD, checked.name)
      await nameTeam(uuid, checked.name)
    },
    proceed,
    ({ status, message }) => (status === 400 ? message : messages.nameNotSaved),
  )
  const next = (event?: FormEvent) => {
    event?.preventDefault()
    if (checked.ok) return void submit()
    setError(checked.problem)
    form.current?.querySelector('input')?.focus()
  }
  const type = (value: string) => {
    setTyped(value)
    keepDraft(uuid, FIELD, value)
    setError(null)
  }
  return (
    <Frame
      {...frame}
      saved={busy ? 'saving' : frame.saved}
      tip={page.tip}
      blocked={null}
      done={checked.ok}
      onNext={next}
    >
      <div className="two naming">
        <form ref={form} className="stack" noValidate onSubmit={next}>
          <h1 ref={heading} tabIndex={-1} className="hero">
            {page.title}
          </h1>
          <Prose read>{page.text}</Prose>
          <TextLine
            label="Team name"
            autoComplete="off"
            value={name}
            onChange={type}
            error={error ?? (tooLong && !checked.ok ? checked.problem : null)}
          />
        </form>
        <ReportSheet session={session} name={name} photo={summary?.photo ?? false} />
      </div>
    </Frame>
  )
}
