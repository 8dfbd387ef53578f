import { checkTeamName, LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { type FormEvent, useRef, useState } from 'react'
import { TextLine } from '../../ui/form/text-line.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { Frame } from '../stage/frame.tsx'
import './name-step.css'
import { useCover } from '../report/use-cover.ts'
import { ReportSheet } from './report-sheet.tsx'
import type { ResultsStepProps } from './step-props.ts'

export function NameStep({ page, session, heading, proceed, frame }: ResultsStepProps) {
  const cover = useCover(session)
  const given = session.details.get('name')
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // What the team types counts; before that, the name it gave on an earlier visit.
  const name = given?.value ?? cover.name ?? ''
  const checked = checkTeamName(name)
  const tooLong = [...name.trim()].length > LIMITS.teamName.max

  const next = (event?: FormEvent) => {
    event?.preventDefault()
    if (checked.ok) {
      session.give('name', { value: checked.name })
      return proceed()
    }
    setProblem(checked.problem)
    form.current?.querySelector('input')?.focus()
  }
  const type = (value: string) => {
    session.note('name', { value })
    setProblem(null)
  }
  const why = problem ?? given?.why ?? (tooLong && !checked.ok ? checked.problem : null)
  return (
    <Frame
      {...frame}
      tip={page.tip}
      gate={null}
      block={checked.ok ? null : 'name'}
      done={checked.ok}
      onNext={() => next()}
    >
      <div className="two naming">
        <form ref={form} className="stack" noValidate onSubmit={next}>
          <h1 ref={heading} tabIndex={-1} className="hero">
            {page.title}
          </h1>
          <Prose read>{page.text}</Prose>
          <TextLine
            label={m.name_label()}
            autoComplete="off"
            value={name}
            onChange={type}
            error={why === null ? null : sentenceOf(why)}
          />
        </form>
        <ReportSheet session={session} name={name} photo={cover.photo} />
      </div>
    </Frame>
  )
}
