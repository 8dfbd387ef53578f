import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { SavedSign } from '../../brand/saved-sign.tsx'
import { clockTime } from '../../lib/clock-time.ts'
import { Link } from '../../lib/navigation.tsx'
import type { ChangesSnapshot } from '../../lib/outbox/changes.ts'
import { buttonClass } from '../../ui/form/button-class.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { BackLink } from '../hr/frame/back-link.tsx'
import { caretRightLine, paperPlane } from '../hr/frame/line-icons.ts'
import { editAddress, publishAddress, storyAddress } from './addresses.ts'
import type { StoryPage } from './api.ts'
import { countUnsaved } from './draft.ts'
import { caretLeft } from './icons.ts'

interface SubBarProps {
  slug: string
  lang: Locale
  pages: StoryPage[]
  current: StoryPage
  snapshot: ChangesSnapshot
}

/** The way back, the pages before and after, whether the draft is saved, and Publish. */
export function SubBar({ slug, lang, pages, current, snapshot }: SubBarProps) {
  const nth = pages.indexOf(current)
  return (
    <div className="subbar">
      <BackLink href={storyAddress(slug, lang)}>{m.studio_all_pages()}</BackLink>
      <nav className="pagenav" aria-label={m.studio_all_pages()}>
        <Turn slug={slug} lang={lang} to={pages[nth - 1]} name={m.studio_page_before} icon={caretLeft} />
        <span className="num">{whereText(pages, current)}</span>
        <Turn slug={slug} lang={lang} to={pages[nth + 1]} name={m.studio_page_after} icon={caretRightLine} />
      </nav>
      <div>
        <SavedSign state={snapshot.state} text={savedText(snapshot)} />
        <Link className={buttonClass({ look: 'second', slim: true })} href={publishAddress(slug)}>
          <Icon path={paperPlane} line />
          {m.studio_publish_ahead()}
        </Link>
      </div>
    </div>
  )
}

interface TurnProps {
  slug: string
  lang: Locale
  to: StoryPage | undefined
  name: (inputs: { title: string }) => string
  icon: string
}

/** Leads to another page. It stays in its place where there is none. */
function Turn({ slug, lang, to, name, icon }: TurnProps) {
  if (!to) return <span className="line-btn" aria-hidden="true" />
  const label = name({ title: to.title })
  return (
    <Link className="line-btn" href={editAddress(slug, to, lang)} aria-label={label} title={label}>
      <Icon path={icon} line />
    </Link>
  )
}

function whereText(pages: StoryPage[], { section, number, chapter }: StoryPage): string {
  if (number === null) return m.studio_whole()
  if (section === 'results') return m.studio_page_results({ page: number })
  const count = pages.filter((page) => page.section === 'survey').length
  return [m.studio_page_of({ page: number, pages: count }), chapter].filter(Boolean).join(' · ')
}

/** What the sign reads; trouble has words of its own, with the number of changes that only this browser has. */
export function savedText(snapshot: ChangesSnapshot): string | undefined {
  const { state, savedAt } = snapshot
  if (state === 'saved') return savedAt === null ? m.studio_saved() : m.studio_saved_at({ time: clockTime(savedAt) })
  const count = countUnsaved(snapshot)
  return state === 'saving' || count === 0 ? undefined : m.studio_unsaved({ count })
}
