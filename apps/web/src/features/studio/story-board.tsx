import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { useId } from 'react'
import { Link } from '../../lib/navigation.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { checkMark, pencil, triangle } from '../../ui/layout/line-icons.ts'
import { clockText } from '../../ui/player/clock-text.ts'
import { editAddress } from './addresses.ts'
import type { StoryPage } from './api.ts'
import { stopwatch } from './icons.ts'
import { kindOf } from './page-kind.ts'
import { type Chapter, chaptersOf } from './shown-pages.ts'

interface StoryBoardProps {
  slug: string
  lang: Locale
  pages: StoryPage[]
}

export const StoryBoard = ({ slug, lang, pages }: StoryBoardProps) => (
  <div>
    {chaptersOf(pages).map((chapter) => (
      <ChapterRow key={`${chapter.section} ${chapter.pages[0]?.key}`} chapter={chapter} slug={slug} lang={lang} />
    ))}
  </div>
)

const TITLES = { survey: () => '', results: m.studio_results, settings: m.studio_whole }

function ChapterRow({ chapter, slug, lang }: { chapter: Chapter; slug: string; lang: Locale }) {
  const { title, section, pages } = chapter
  const id = useId()
  const minutes = pages.reduce((sum, page) => sum + (page.minutes ?? 0), 0)
  const [first, last] = [pages[0]?.number, pages.at(-1)?.number]
  return (
    <section className="story-chapter" aria-labelledby={id}>
      <header>
        <h2 id={id} lang={title === null ? undefined : lang}>
          {title ?? TITLES[section]()}
        </h2>
        {section === 'settings' && <p>{m.studio_whole_about()}</p>}
        {section === 'survey' && first != null && last != null && (
          <p className="num">
            {first === last
              ? m.studio_chapter_page({ from: first })
              : m.studio_chapter_pages({ from: first, to: last })}
          </p>
        )}
        {minutes > 0 && <p className="num">{m.studio_chapter_minutes({ minutes })}</p>}
      </header>
      <div className="storyboard">
        {pages.map((page) => (
          <StoryFrame key={page.key} page={page} slug={slug} lang={lang} />
        ))}
      </div>
    </section>
  )
}

function StoryFrame({ page, slug, lang }: { page: StoryPage; slug: string; lang: Locale }) {
  const { section, number, title, seconds, film, changed, problems } = page
  const kind = kindOf(page.kind)
  return (
    <Link
      className={classNames('frame', changed && 'is-changed', problems > 0 && 'has-problem')}
      href={editAddress(slug, page, lang)}
    >
      <span className="pic">
        {number !== null && <span className="no">{section === 'results' ? `R${number}` : number}</span>}
        <img src={(seconds !== null && kind.timed) || kind.picture} alt="" width={160} height={90} />
        {seconds !== null && kind.timed && (
          <span className="time" aria-hidden="true">
            {clockText(seconds)}
          </span>
        )}
      </span>
      <span>
        <b lang={lang}>{title}</b>
        <span className="meta">
          <span>
            <Icon path={kind.icon} line />
            {kind.word()}
          </span>
          {seconds !== null && (
            <span className="num">
              <Icon path={stopwatch} line />
              {clockText(seconds)}
            </span>
          )}
          {film === 'own' && (
            <span className="ok">
              <Icon path={checkMark} line />
              {m.studio_film_own()}
            </span>
          )}
          {film === 'stand-in' && <span>{m.studio_film_stand_in()}</span>}
          {changed && problems === 0 && (
            <span className="chg">
              <Icon path={pencil} line />
              {m.studio_changed()}
            </span>
          )}
          {problems > 0 && (
            <span className="bad">
              <Icon path={triangle} line />
              {m.studio_problems({ count: problems })}
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}
