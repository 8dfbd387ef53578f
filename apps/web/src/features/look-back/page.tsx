import { m } from '@thrive/words'
import { useEffect, useState } from 'react'
import { Professor } from '../../brand/professor.tsx'
import { Stripes } from '../../brand/stripes.tsx'
import { Wordmark } from '../../brand/wordmark.tsx'
import { isCode } from '../../lib/api.ts'
import { Link, useParams } from '../../lib/navigation.tsx'
import { withQueries } from '../../lib/query.tsx'
import { keepAppForOffline } from '../../lib/service-worker.ts'
import { useTitle } from '../../lib/use-title.ts'
import { buttonClass } from '../../ui/form/button-class.ts'
import { NotOpen } from '../session/not-open.tsx'
import { ActionsPart } from './actions-part.tsx'
import { NoIndex } from './no-index.tsx'
import type { OpenLookBack } from './open-look-back.ts'
import { QuestionsPart } from './questions-part.tsx'
import { ThanksPart } from './thanks-part.tsx'
import { useLookBack, useOpenLookBack } from './use-look-back.ts'
import '../start/resume-page.css'
import './page.css'

/** Ten minutes with the team, weeks after the session, by the link of a mail, the answers page or the poster. */
function LookBackPage() {
  const { key = '' } = useParams()
  const lookBack = useOpenLookBack(key)
  useTitle(m.look_back_title())
  useEffect(() => void keepAppForOffline(), [])
  return (
    <>
      <NoIndex />
      {lookBack.data ? (
        <LookBackView key={lookBack.data.id} open={lookBack.data} secret={key} />
      ) : isCode(lookBack.error, 'no-look-back') ? (
        <Gone />
      ) : (
        <NotOpen session={lookBack} />
      )}
    </>
  )
}

function LookBackView({ open, secret }: { open: OpenLookBack; secret: string }) {
  const lookBack = useLookBack(open, secret)
  const [part, setPart] = useState<number>(1)
  const props = { open, lookBack, onPart: setPart }
  if (part === 1) return <ActionsPart {...props} />
  if (part === 2) return <QuestionsPart {...props} />
  return <ThanksPart {...props} />
}

function Gone() {
  return (
    <main className="centre resume">
      <Stripes edge="top" />
      <Stripes edge="bottom" />
      <section className="copy">
        <Wordmark alt="Thrive Lab" />
        <h1>{m.look_back_gone()}</h1>
        <p>{m.look_back_gone_text()}</p>
        <Link className={buttonClass({ look: 'second' })} href="/">
          {m.to_start()}
        </Link>
      </section>
      <Professor pose="listen" />
    </main>
  )
}

export default withQueries(LookBackPage)
