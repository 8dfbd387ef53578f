import { messages } from '@thrive/content/messages'
import { useLocation, useNavigate } from 'react-router'
import { Logo } from '../../brand/logo.tsx'
import { withQueries } from '../../lib/query.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { useDocumentStyle } from '../report/use-document-style.ts'
import { usePrivacy } from './api.ts'
import './page.css'

/** What is kept, for whom, how long, and how to have it erased, as this server words it. */
function PrivacyPage() {
  const { data: privacy, error, refetch } = usePrivacy()
  const navigate = useNavigate()
  // The first page of a visit has nothing to go back to.
  const isFirst = useLocation().key === 'default'
  useDocumentStyle()
  useTitle('Privacy')
  return (
    <>
      <header className="topnav">
        <Logo variant="lab" />
        <span className="end">
          <Button look="second" onClick={() => (isFirst ? navigate('/') : navigate(-1))}>
            {isFirst ? 'To the start' : 'Back'}
          </Button>
        </span>
      </header>
      <main className="page stack privacy" aria-busy={!privacy && !error}>
        {privacy && (
          <>
            <h1>{privacy.title}</h1>
            <Prose>{privacy.text}</Prose>
            <p className="muted">Version of this text: {privacy.version}</p>
          </>
        )}
        {error && (
          <>
            <h1>{messages.offline}</h1>
            <div>
              <Button onClick={() => refetch()}>Try again</Button>
            </div>
          </>
        )}
      </main>
    </>
  )
}

export default withQueries(PrivacyPage)
