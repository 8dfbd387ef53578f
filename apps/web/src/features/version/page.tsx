import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import labCase from '../../art/lab-case.svg'
import { withQueries } from '../../lib/query.tsx'
import { keepAppForOffline } from '../../lib/service-worker.ts'
import { classNames } from '../../ui/class-names.ts'
import { HelpButton } from '../../ui/help-button.tsx'
import { IndicatorWords } from '../../ui/indicator-words.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Professor } from '../../ui/professor.tsx'
import { Stripes } from '../../ui/stripes.tsx'
import { useVersion } from './api.ts'
import './page.css'
import { StartForm } from './start-form.tsx'
import { Tutorial } from './tutorial.tsx'

function VersionPage() {
  const { slug = '' } = useParams()
  const navigate = useNavigate()
  const { data: version, error } = useVersion(slug)
  const [tutorial, setTutorial] = useState(false)

  useEffect(() => {
    if (version === null) navigate('/', { replace: true })
  }, [version, navigate])
  useEffect(() => void keepAppForOffline(), [])
  useEffect(() => {
    if (error) console.warn('The versions could not be loaded.')
  }, [error])

  if (!version && !error) return null
  const texts = version ?? null
  const game = texts?.look === 'game'
  return (
    <main className={classNames('version', game ? 'split v1' : 'centre v2')}>
      {!game && <Stripes edge="top" />}
      {!game && <Stripes edge="bottom" />}
      <section className="copy">
        <Logo variant={game ? 'teams' : 'lab'} />
        <h1 className={classNames('hero', !game && 'caps')}>{texts?.start.headline ?? ''}</h1>
        {!game && <IndicatorWords />}
        <div className="form" hidden={tutorial}>
          <StartForm
            slug={slug}
            known={texts !== null}
            hint={texts?.start.hint ?? ''}
            notice={texts?.start.notice ?? ''}
          />
        </div>
      </section>
      {game ? (
        <div className="art">
          <svg className="super" viewBox="0 0 880 1080" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
            <path d="M110 1100V470a420 420 0 0 1 840 0V1100Z" />
          </svg>
          <img className="case" src={labCase} alt="The game display with eleven boxes" />
          <IndicatorWords />
        </div>
      ) : (
        <Professor pose="point" />
      )}
      <div className="corner">
        <HelpButton label="How it works" onClick={() => setTutorial(true)} />
      </div>
      {tutorial && texts && <Tutorial tutorial={texts.tutorial} onClose={() => setTutorial(false)} />}
    </main>
  )
}

export default withQueries(VersionPage)
