import startTexts from 'virtual:start-texts'
import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { useEffect, useState } from 'react'
import labCase from '../../art/lab-case.svg'
import { HelpButton } from '../../brand/help-button.tsx'
import { IndicatorWords } from '../../brand/indicator-words.tsx'
import { Logo } from '../../brand/logo.tsx'
import { Professor } from '../../brand/professor.tsx'
import { Stripes } from '../../brand/stripes.tsx'
import { useLocale } from '../../lib/locale.ts'
import { useLocation, useNavigate } from '../../lib/navigation.tsx'
import { keepAppForOffline } from '../../lib/service-worker.ts'
import { useTitle } from '../../lib/use-title.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import { Notice } from '../../ui/layout/notice.tsx'
import { LanguageStart } from '../language/start.tsx'
import { OrganisationLogo } from '../organisation/logo.tsx'
import { useVersion } from './version-api.ts'
import './version-page.css'
import { Tutorial } from '../stage/tutorial.tsx'
import { type Invitation, StartForm } from './start-form.tsx'
import { UpdateLine } from './update-line.tsx'

/** How long the start screen waits for the server before it shows what this release contains. */
const TIMEOUT_MS = 1_000

interface VersionStartProps {
  slug: string
  /** Of a team leader who came by the link of a round. */
  invitation?: Invitation | undefined
}

/** The start screen of a version. */
export function VersionStart({ slug, invitation }: VersionStartProps) {
  const navigate = useNavigate()
  const moved = (useLocation().state as { moved?: boolean } | null)?.moved
  const locale = useLocale()
  const { data, error, failureCount, refetch } = useVersion(slug, locale)
  const [tutorial, setTutorial] = useState(false)
  const [late, setLate] = useState(false)

  useEffect(() => {
    const timeout = setTimeout(() => setLate(true), TIMEOUT_MS)
    return () => clearTimeout(timeout)
  }, [])
  useEffect(() => void keepAppForOffline(), [])
  useEffect(() => {
    if (error) console.warn('The versions could not be loaded.')
  }, [error])

  const texts = data ?? (late || failureCount > 0 ? startTexts[slug]?.[locale] : undefined)
  const unknown = data === null || (error && !texts)
  useEffect(() => {
    if (unknown) navigate('/', { replace: true })
  }, [unknown, navigate])
  useTitle(m.version_title(), texts?.name)

  const isKnown = async () => Boolean(data ?? (failureCount === 0 && (await refetch({ cancelRefetch: false })).data))

  if (unknown || !texts) return null
  const { start } = texts
  const game = texts.look === 'game'
  return (
    <main className={classNames('version', game ? 'split v1' : 'centre v2')}>
      {!game && <Stripes edge="top" />}
      {!game && <Stripes edge="bottom" />}
      {!game && <LanguageStart />}
      <section className="copy">
        {game && <LanguageStart />}
        <Logo variant={game ? 'teams' : 'lab'} />
        <h1 className={classNames('hero', !game && 'caps')}>{start.headline}</h1>
        {!game && <IndicatorWords />}
        <div className="form" hidden={tutorial}>
          {moved && (
            <Notice>
              <p role="status">{sentenceOf('session-moved')}</p>
            </Notice>
          )}
          <StartForm slug={slug} isKnown={isKnown} hint={start.hint} notice={start.notice} invitation={invitation} />
          <UpdateLine isBetween />
        </div>
      </section>
      {game ? (
        <div className="art">
          <svg className="super" viewBox="0 0 880 1080" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
            <path d="M110 1100V470a420 420 0 0 1 840 0V1100Z" />
          </svg>
          <img className="case" src={labCase} alt={m.version_case_alt()} />
          <IndicatorWords />
        </div>
      ) : (
        <Professor pose="point" />
      )}
      <div className="corner">
        <HelpButton label={texts.tutorial.title} onClick={() => setTutorial(true)} />
      </div>
      <OrganisationLogo />
      {tutorial && <Tutorial slug={slug} tutorial={texts.tutorial} onClose={() => setTutorial(false)} />}
    </main>
  )
}
