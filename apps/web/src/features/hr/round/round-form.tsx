import { m } from '@thrive/words'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Banner } from '../../../ui/layout/banner.tsx'
import { SaveBar } from '../frame/save-bar.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { useRound, type WholeRound, type Workshop } from './api.ts'
import { type Fields, fieldsOf } from './fields.ts'
import { KeptSign } from './kept-sign.tsx'
import { LeadersSection } from './leaders-section.tsx'
import { MailPreview } from './mail-preview.tsx'
import { NameSection } from './name-section.tsx'
import { PlanCard } from './plan-card.tsx'
import { useInviteeList } from './use-invitee-list.ts'
import { useKeptRound } from './use-kept-round.ts'
import { WhenSection } from './when-section.tsx'
import { WordsSection } from './words-section.tsx'

interface RoundFormProps {
  /** Null for a new round. */
  opened: WholeRound | null
  fresh: Fields
  /** Addresses to begin with. */
  people?: string | undefined
  workshops: readonly Workshop[]
  mails: boolean
}

export function RoundForm({ opened, fresh, people, workshops, mails }: RoundFormProps) {
  // The state may change while the form is open, but not what is being edited.
  const [first] = useState({ opened, fresh })
  const state = opened?.state ?? 'draft'
  const isDraft = state === 'draft'
  const kept = useKeptRound(
    first.opened && { round: String(first.opened.id), fields: fieldsOf(first.opened) },
    first.fresh,
    isDraft,
  )
  const list = useInviteeList(kept.ensureKept, people)
  const current = useRound(kept.round)
  const invited = current.data?.invited ?? 0
  const isBegun = state === 'open' || state === 'closed'
  return (
    <>
      <div className="headrow">
        <ScreenTitle>{opened && !isDraft ? opened.name : m.hr_round_new()}</ScreenTitle>
        {isDraft && <KeptSign kept={kept} unadded={list.checked?.new ?? 0} />}
      </div>
      {state === 'closed' && <Banner kind="closed">{m.hr_round_closed_form()}</Banner>}
      <div className="round-form">
        <form className="card" noValidate onSubmit={(event) => event.preventDefault()}>
          <Part number={1} title={m.hr_round_part_name()}>
            <NameSection kept={kept} workshops={workshops} isBegun={isBegun} />
          </Part>
          <Part number={2} title={m.hr_round_part_leaders()}>
            <LeadersSection list={list} invited={invited} state={state} round={kept.round} mails={mails} />
          </Part>
          <Part number={3} title={m.hr_round_part_when()}>
            <WhenSection kept={kept} isBegun={isBegun} mails={mails} />
          </Part>
          {mails && (
            <Part number={4} title={m.hr_round_part_words()}>
              <WordsSection kept={kept} />
            </Part>
          )}
        </form>
        <aside>
          {mails && (
            <MailPreview
              fields={kept.fields}
              workshop={workshops.find(({ slug }) => slug === kept.fields.versionSlug)}
            />
          )}
          {isDraft && <PlanCard kept={kept} list={list} invited={invited} mails={mails} />}
        </aside>
      </div>
      {!isDraft && (
        <SaveBar changes={kept.isKept ? 0 : 1} trouble={kept.problem} onDiscard={kept.discard}>
          <Button locked={!kept.isValid} aria-busy={kept.busy} onClick={() => kept.save()}>
            {m.hr_round_save()}
          </Button>
        </SaveBar>
      )}
    </>
  )
}

function Part({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="part">
      <header>
        <span className="number" aria-hidden="true">
          {number}
        </span>
        <h2>{title}</h2>
      </header>
      <div className="stack">{children}</div>
    </section>
  )
}
