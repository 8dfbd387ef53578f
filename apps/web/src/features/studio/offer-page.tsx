import { LANGUAGES, type Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { useNavigate, useParams } from '../../lib/navigation.tsx'
import { onSubmit, useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { Tick } from '../../ui/form/tick.tsx'
import { BackLink } from '../hr/frame/back-link.tsx'
import { HeadRow } from '../hr/frame/head-row.tsx'
import { Problem } from '../hr/frame/problem.tsx'
import { STUDIO, storyAddress } from './addresses.ts'
import { answerOffer, type Offer, useOffer, useWorkshop } from './api.ts'
import { BeforeAfter } from './before-after.tsx'
import { fieldName } from './field-name.ts'
import './publish.css'
import { StudioFrame } from './studio-frame.tsx'
import { valueText } from './value-text.ts'

/** What a newer release changes in its own texts, to take over place by place or to pass over, once. */
export function OfferPage() {
  const { slug = '' } = useParams()
  const name = useWorkshop(slug)?.name ?? ''
  const { data, error, refetch } = useOffer(slug)
  return (
    <StudioFrame title={m.studio_offer_title({ name })}>
      <BackLink href={STUDIO}>{m.hr_studio()}</BackLink>
      <HeadRow title={m.studio_offer_title({ name })} lead={m.studio_offer_lead()} />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data?.release === null && <p className="card">{m.studio_offer_none()}</p>}
      {data && data.release !== null && <OfferForm slug={slug} offer={data} release={data.release} />}
    </StudioFrame>
  )
}

const idOf = ({ place, lang }: { place: string; lang: Locale }) => `${lang} ${place}`

function OfferForm({ slug, offer: { changes }, release }: { slug: string; offer: Offer; release: number }) {
  const navigate = useNavigate()
  // What the organisation has not reworded itself is taken over unless the author says otherwise.
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(({ ours, before }) => JSON.stringify(ours) === JSON.stringify(before)).map(idOf)),
  )
  const { submit, busy, problem } = useSubmit(async () => {
    const take = changes.filter((change) => taken.has(idOf(change))).map(({ place, lang }) => ({ place, lang }))
    await answerOffer(slug, release, take)
    navigate(storyAddress(slug))
  })
  const toggle = (id: string, isTaken: boolean) => {
    const next = new Set(taken)
    if (isTaken) next.add(id)
    else next.delete(id)
    setTaken(next)
  }
  return (
    <form className="card flush" onSubmit={onSubmit(() => submit())}>
      {changes.map((change) => (
        <section key={idOf(change)} className="chgrow">
          <header>
            <h2>
              {change.title}
              <span className="opt">
                , {fieldName(change.place)}
                {change.lang !== 'en' && `, ${LANGUAGES[change.lang]}`}
              </span>
            </h2>
            <Tick checked={taken.has(idOf(change))} onChange={(isTaken) => toggle(idOf(change), isTaken)}>
              {m.studio_offer_take()} <span className="vh">{fieldName(change.place)}</span>
            </Tick>
          </header>
          <BeforeAfter
            change={{ ...change, before: change.ours }}
            before={m.studio_offer_ours()}
            after={m.studio_offer_theirs()}
          />
          <p className="hint offer-was">
            {m.studio_offer_was()} {valueText(change.place, change.before) || m.studio_empty()}
          </p>
        </section>
      ))}
      <footer className="offer-foot">
        {problem && (
          <p className="error" role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" aria-busy={busy}>
          {taken.size > 0 ? m.studio_offer_take_over({ count: taken.size }) : m.studio_offer_pass()}
        </Button>
        <p className="hint">{m.studio_offer_once()}</p>
      </footer>
    </form>
  )
}
