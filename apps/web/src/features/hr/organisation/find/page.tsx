import { isEmail, OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { useState } from 'react'
import { withQueries } from '../../../../lib/query.tsx'
import { FieldError, onSubmit, useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { TextLine } from '../../../../ui/form/text-line.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { HeadRow } from '../../frame/head-row.tsx'
import { lens } from '../../frame/icons.ts'
import { withLogin } from '../../frame/with-login.tsx'
import { OrganisationFrame } from '../frame.tsx'
import { AboutFind } from './about-find.tsx'
import { type Erased, findKept, type Kept } from './api.ts'
import { ErasedResult } from './erased-result.tsx'
import { FoundCard, NothingFound } from './found-card.tsx'
import './page.css'

interface Search extends Kept {
  email: string
}

/** The address is kept on this page only, never in its URL. */
function FindPage() {
  const [email, setEmail] = useState('')
  const [found, setFound] = useState<Search | null>(null)
  const [erased, setErased] = useState<Erased | null>(null)
  const [correctedTo, setCorrectedTo] = useState<string | null>(null)
  const { submit, reset, busy, problem } = useSubmit(async (address: string) => {
    if (!isEmail(address)) throw new FieldError('email', () => sentenceOf('invalid-email'))
    setFound({ email: address, ...(await findKept(address)) })
  })
  const isNothing = found?.sessions.length === 0 && found.invitations === 0
  const startAnew = () => {
    setEmail('')
    setFound(null)
    setErased(null)
  }
  const change = (typed: string) => {
    setEmail(typed)
    setFound(null)
    setCorrectedTo(null)
    reset()
  }
  return (
    <OrganisationFrame title={m.hr_find()}>
      {/* After an erasure the focused element is gone, so the heading takes the focus again. */}
      <HeadRow key={erased?.at} title={m.hr_find()} lead={m.find_lead()} />
      {erased ? (
        <ErasedResult erased={erased} onAnother={startAnew} />
      ) : (
        <>
          <div className="card">
            <form className="find-form" noValidate onSubmit={onSubmit(() => submit(email.trim()))}>
              <TextLine
                label={m.find_email()}
                hint={m.find_hint()}
                type="email"
                autoComplete="off"
                spellCheck={false}
                value={email}
                error={problem}
                onChange={change}
              />
              <Button type="submit" aria-busy={busy}>
                <Icon path={lens} line />
                {m.find_key()}
              </Button>
            </form>
          </div>
          {correctedTo && (
            <p className="done" role="status">
              {m.find_corrected({ email: correctedTo })}
            </p>
          )}
          {!found && <AboutFind />}
          {isNothing && !correctedTo && <NothingFound />}
          {found && !isNothing && (
            <FoundCard
              {...found}
              onErased={(result) => {
                startAnew()
                setErased(result)
              }}
              onCorrected={(to) => {
                setCorrectedTo(to)
                submit(found.email)
              }}
            />
          )}
        </>
      )}
    </OrganisationFrame>
  )
}

export default withQueries(withLogin(FindPage, OWNERS))
