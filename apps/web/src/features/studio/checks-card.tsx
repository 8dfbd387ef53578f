import type { LANGUAGES, Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { listed } from '@thrive/words/intl'
import type { ReactNode } from 'react'
import { Link } from '../../lib/navigation.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { circleCheck, circleCross, circleInfo, hourglassLine } from '../../ui/layout/line-icons.ts'
import { editAddress, pageOfPlace, translateAddress } from './addresses.ts'
import type { Changes, Problem, StoryPage } from './api.ts'
import { numberOf } from './changes-card.tsx'
import { fieldName } from './field-name.ts'
import { sizeText } from './preview/misfits.ts'
import { problemText } from './problem-text.ts'
import type { FitOfChanges } from './use-fit-of-changes.tsx'

interface ChecksCardProps {
  slug: string
  pages: StoryPage[]
  changes: Changes
  fit: FitOfChanges
  languages: typeof LANGUAGES
}

/** What stops publishing, with the way to its field, and what only has to be known. */
export function ChecksCard({ slug, pages, changes: { problems }, fit, languages }: ChecksCardProps) {
  const stops = problems.filter((problem) => problem.stops)
  const told = problems.filter((problem) => !problem.stops)
  const whereText = (section: string, key: string, lang: Locale) => {
    const number = numberOf(pages, { section: section as StoryPage['section'], key })
    const page = number ? m.studio_page({ page: number }) : m.studio_whole()
    return lang === 'en' ? page : `${page}, ${languages[lang]}`
  }
  const atPlace = ({ place, lang }: Problem) => {
    const { section, key } = pageOfPlace(place)
    return whereText(section, key, lang)
  }
  return (
    <section className="card stack checks-card">
      <h2>{m.studio_checks()}</h2>
      <ul className="publish-checks">
        {stops.map((problem) => (
          <Check key={`${problem.lang} ${problem.place} ${problem.code}`} icon={circleCross} look="stop">
            <b>
              {atPlace(problem)}, {fieldName(problem.place)}:
            </b>{' '}
            {problemText(problem)}{' '}
            <Link href={editAddress(slug, pageOfPlace(problem.place), problem.lang, problem.place)}>
              {m.studio_go_to_field()}
            </Link>
          </Check>
        ))}
        {fit.misfits.map(({ section, key, lang, widths }) => (
          <Check key={`${lang} ${section} ${key}`} icon={circleCross} look="stop">
            <b>{whereText(section, key, lang)}:</b> {m.studio_misfit({ sizes: listed(widths.map(sizeText)) })}{' '}
            <Link href={editAddress(slug, { section, key }, lang)}>{m.studio_go_to_page()}</Link>
          </Check>
        ))}
        {stops.length === 0 && (
          <Check icon={circleCheck} look="ok">
            {m.studio_check_words()}
          </Check>
        )}
        {fit.left > 0 ? (
          <Check icon={hourglassLine}>{m.studio_check_fitting({ count: fit.left })}</Check>
        ) : (
          fit.misfits.length === 0 && (
            <Check icon={circleCheck} look="ok">
              {m.studio_check_fit()}
            </Check>
          )
        )}
        <Check icon={circleCheck} look="ok">
          {m.studio_check_numbers()}
        </Check>
        {told.map((problem) => (
          <Check key={`${problem.lang} ${problem.place} ${problem.code}`} icon={circleInfo}>
            {(problem.place || problem.lang !== 'en') && (
              <b>{problem.place ? `${atPlace(problem)}, ${fieldName(problem.place)}` : languages[problem.lang]}: </b>
            )}
            {problemText(problem)}{' '}
            {problem.lang !== 'en' && !problem.place && (
              <Link href={translateAddress(slug, problem.lang)}>{m.studio_translate_first()}</Link>
            )}
          </Check>
        ))}
      </ul>
    </section>
  )
}

/** A check that stops can take the focus, when somebody tries to publish all the same. */
const Check = ({ icon, look, children }: { icon: string; look?: 'ok' | 'stop'; children: ReactNode }) => (
  <li className={look} tabIndex={look === 'stop' ? -1 : undefined}>
    <Icon path={icon} line />
    <span>{children}</span>
  </li>
)

/** Moves the focus to the first check that stops publishing. */
export const focusOnStop = () => document.querySelector<HTMLElement>('.publish-checks .stop')?.focus()
