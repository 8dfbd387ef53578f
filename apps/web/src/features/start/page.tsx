import { m } from '@thrive/words'
import wave from '../../art/professor-wave.svg'
import { IndicatorWords } from '../../brand/indicator-words.tsx'
import { Wordmark } from '../../brand/wordmark.tsx'
import { lastResults } from '../../lib/last-results.ts'
import { Link } from '../../lib/navigation.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { LanguageStart } from '../language/start.tsx'
import { OrganisationLogo } from '../organisation/logo.tsx'
import '../../brand/professor.css'
import { PrivacyLink } from '../privacy/link.tsx'
import './page.css'
import { UpdateLine } from './update-line.tsx'

export function StartPage() {
  const last = lastResults()
  return (
    <main className="split start">
      <section className="copy">
        <LanguageStart />
        <h1 className="vh">Thrive Lab</h1>
        <Wordmark alt="" />
        <IndicatorWords />
        <p>
          <Link className={buttonClass({ big: true })} href="/version/v2">
            {m.start_enter()}
            <Icon path={arrowRight} />
          </Link>
        </p>
        <div className="second-path">
          <p>{m.start_other_version()}</p>
          <Link className={buttonClass({ look: 'second' })} href="/version/v1">
            Thriving Teams 1.0
          </Link>
          <p className="row">
            {last && (
              <Link className="privacy-link" href={`/download/${last}`}>
                {m.start_last_results()}
              </Link>
            )}
            <PrivacyLink />
            <Link className="privacy-link" href="/guide/v2">
              {m.guide_link()}
            </Link>
          </p>
          <UpdateLine isBetween />
        </div>
      </section>
      <div className="art">
        <Shapes />
        {/* Not the component, which would load every other drawing's name too. */}
        <img className="professor" src={wave} alt={m.start_professor_alt()} width={880} height={760} />
      </div>
      <OrganisationLogo />
    </main>
  )
}

/** Circle, arch and triangle of the three indicators; their overlaps are drawn, so that print matches the screen. */
function Shapes() {
  return (
    <svg className="super" viewBox="0 0 880 1080" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <clipPath id="arch">
        <path d="M215 1100V500a325 325 0 0 1 650 0V1100Z" />
      </clipPath>
      <circle className="circle" cx="262" cy="286" r="246" />
      <path className="triangle" d="M120 640L400 1100H-160Z" />
      <path className="arch" d="M215 1100V500a325 325 0 0 1 650 0V1100Z" />
      <g clipPath="url(#arch)">
        <circle className="both" cx="262" cy="286" r="246" />
        <path className="shade" d="M120 640L400 1100H-160Z" />
      </g>
    </svg>
  )
}
