import guides from 'virtual:guides'
import { useQuery } from '@tanstack/react-query'
import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect } from 'react'
import { Logo } from '../../brand/logo.tsx'
import { useLocale } from '../../lib/locale.ts'
import { useLocation, useNavigate, useParams } from '../../lib/navigation.tsx'
import { withQueries } from '../../lib/query.tsx'
import { useDocumentStyle } from '../../lib/use-document-style.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import { LanguageChoice } from '../language/start.tsx'
import { GuideDocument } from './document.tsx'
import './page.css'
import './print.css'

/** The guide for a session's leader, to read the evening before: without a session, and even offline. */
function GuidePage() {
  const { slug = '' } = useParams()
  const navigate = useNavigate()
  const { isFirst } = useLocation()
  const { data: guide, error, refetch } = useGuide(slug, useLocale())
  const isUnknown = !Object.hasOwn(guides, slug)
  useEffect(() => {
    if (isUnknown) navigate('/', { replace: true })
  }, [isUnknown, navigate])
  useDocumentStyle()
  useTitle(m.guide_title(), guide?.name)
  if (isUnknown) return null
  return (
    <>
      <header className="topnav guide-nav">
        <Logo variant={slug === 'v1' ? 'teams' : 'lab'} />
        <span className="end">
          <LanguageChoice />
          <Button look="second" onClick={() => (isFirst ? navigate(`/version/${slug}`) : navigate(-1))}>
            {isFirst ? m.to_start() : m.back()}
          </Button>
        </span>
      </header>
      <main className="page guide" aria-busy={!guide && !error}>
        {guide && <GuideDocument guide={guide} />}
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

const useGuide = (slug: string, locale: Locale) =>
  useQuery({
    queryKey: ['guide', slug, locale],
    queryFn: async () => (await guides[slug]?.[locale]())?.default ?? null,
  })

export default withQueries(GuidePage)
