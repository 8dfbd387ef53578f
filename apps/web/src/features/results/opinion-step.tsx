import { DEFAULT_OPINION, isOpinionScore, OPINION_LABELS, type OpinionType } from '@thrive/domain'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { warning } from '../../ui/icon-paths.ts'
import { Likert } from '../../ui/likert.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Frame } from '../survey/frame.tsx'
import { setOpinion } from './api.ts'
import { keepDraft, readDraft } from './draft.ts'
import './opinion-step.css'
import type { ResultsStepProps } from './step.tsx'
import { useSubmit } from './use-submit.ts'

export function OpinionStep({ page, session, heading, passed, proceed, frame }: ResultsStepProps) {
  const { uuid } = session
  const { type, statement } = page.opinion ?? { type: 'experience' as OpinionType, statement: '' }
  const [kept] = useState(() => keptScore(uuid, type))
  const [score, setScore] = useState(kept ?? DEFAULT_OPINION)
  const [touched, setTouched] = useState(false)

  // Looking back without touching anything must not overwrite a rating that this browser does not know.
  const unsure = passed && kept === null && !touched
  const { submit, busy, error } = useSubmit(async () => unsure || setOpinion(uuid, type, score), proceed)
  const choose = (next: number) => {
    setScore(next)
    setTouched(true)
    keepDraft(uuid, type, String(next))
  }
  return (
    <Frame
      {...frame}
      saved={busy ? 'saving' : frame.saved}
      tip={page.tip}
      blocked={null}
      done={touched}
      onNext={submit}
    >
      <div className="stack opinion">
        <h1 ref={heading} tabIndex={-1} className="caps">
          {page.title}
        </h1>
        <Prose read>{page.text}</Prose>
        <Likert statement={statement} scale={OPINION_LABELS} value={score} onChange={choose} />
        {error && (
          <p className="error" role="alert">
            <Icon path={warning} />
            {error}
          </p>
        )}
      </div>
    </Frame>
  )
}

function keptScore(uuid: string, type: OpinionType): number | null {
  const kept = readDraft(uuid, type)
  const score = Number(kept)
  return kept !== null && isOpinionScore(score) ? score : null
}
