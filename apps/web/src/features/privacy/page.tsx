import { useQuery } from '@tanstack/react-query'
import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { Logo } from '../../brand/logo.tsx'
import { call } from '../../lib/api.ts'
import { useLocale } from '../../lib/locale.ts'
import { useLocation, useNavigate } from '../../lib/navigation.tsx'
import { withQueries } from '../../lib/query.tsx'
import { isRecord, isText } from '../../lib/shape.ts'
import { useDocumentStyle } from '../../lib/use-document-style.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import './page.css'

/** What is stored, for whom, how long, and how to have it erased, in this server's words. */
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

const isNotice = isRecord({ title: isText, version: isText, text: isText })

const usePrivacy = (lang: Locale) =>
  useQuery({ queryKey: ['privacy', lang], queryFn: () => call('GET /api/privacy', { lang }, isNotice) })

export default withQueries(PrivacyPage)
