import { m } from '@thrive/words'
import { Logo } from '../../brand/logo.tsx'
import { useLocale } from '../../lib/locale.ts'
import { useLocation, useNavigate } from '../../lib/navigation.tsx'
import { withQueries } from '../../lib/query.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { useDocumentStyle } from '../report/use-document-style.ts'
import { usePrivacy } from './api.ts'
import './page.css'

/** What is kept, for whom, how long, and how to have it erased, as this server words it. */
function PrivacyPage() {
  const { data: privacy, error, refetch } = usePrivacy(useLocale())
  const navigate = useNavigate()
  const { isFirst } = useLocation()
  useDocumentStyle()
  useTitle(m.privacy_title())
  return (
    <>
      <header className="topnav">
        <Logo variant="lab" />
        <span className="end">
          <Button look="second" onClick={() => (isFirst ? navigate('/') : navigate(-1))}>
            {isFirst ? m.to_start() : m.back()}
          </Button>
        </span>
      </header>
      <main className="page stack privacy" aria-busy={!privacy && !error}>
        {privacy && (
          <>
            <h1>{privacy.title}</h1>
            <Prose>{privacy.text}</Prose>
            <p className="muted">{m.privacy_version({ version: privacy.version })}</p>
          </>
        )}
        {error && (
          <>
            <h1>{m.offline()}</h1>
            <div>
              <Button onClick={() => refetch()}>{m.try_again()}</Button>
            </div>
          </>
        )}
      </main>
    </>
  )
}

export default withQueries(PrivacyPage)
