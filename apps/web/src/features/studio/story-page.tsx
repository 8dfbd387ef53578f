import { LANGUAGES, LOCALES } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import head from '../../art/professor-head.svg'
import { Link, useLocation, useNavigate, useParams } from '../../lib/navigation.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { BackLink } from '../hr/frame/back-link.tsx'
import { HeadRow } from '../hr/frame/head-row.tsx'
import { Problem } from '../hr/frame/problem.tsx'
import { langIn, publishAddress, STUDIO, storyAddress } from './addresses.ts'
import { usePages, useWorkshop } from './api.ts'
import { useDraft } from './draft.ts'
import { SHOWN, type Shown, shownPages } from './shown-pages.ts'
import { StoryBoard } from './story-board.tsx'
import { StoryFinder } from './story-finder.tsx'
import './story.css'
import { StudioFrame } from './studio-frame.tsx'

/** All pages of a workshop: the order is fixed, the words are the authors'. */
export function StoryPage() {
  const { slug = '' } = useParams()
  const navigate = useNavigate()
  const lang = langIn(useLocation().search)
  const workshop = useWorkshop(slug)
  const { data: pages, error, refetch } = usePages(slug, lang)
  useDraft(slug)
  const [shown, setShown] = useState<Shown>('all')
  const [word, setWord] = useState('')
  const name = workshop?.name ?? ''
  const some = pages && shownPages(pages, shown, word)
  return (
    <StudioFrame title={name}>
      <BackLink href={STUDIO}>{m.hr_studio()}</BackLink>
      <HeadRow title={name} lead={m.studio_story_lead()}>
        <Segmented
          label={m.studio_language_of_text()}
          options={LOCALES.map((value) => ({ value, label: LANGUAGES[value], lang: value }))}
          value={lang}
          onChange={(value) => navigate(storyAddress(slug, value), { replace: true })}
        />
        {workshop && workshop.changes > 0 && (
          <Link className={buttonClass({})} href={publishAddress(slug)}>
            {m.studio_publish_changes({ count: workshop.changes })}
          </Link>
        )}
      </HeadRow>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {pages && (
        <div className="story-tools">
          <Segmented
            label={m.studio_show()}
            options={SHOWN.map(({ value, word: label, fits }) => ({
              value,
              label: label(),
              note: String(pages.filter(fits).length),
            }))}
            value={shown}
            onChange={setShown}
          />
          <StoryFinder word={word} onWord={setWord} />
        </div>
      )}
      <div className="profsay">
        <img src={head} alt="" width={53} height={53} />
        <p>
          <strong>{m.studio_order_fixed()}</strong> {m.studio_order_why()}
        </p>
      </div>
      {some?.length === 0 && <p role="status">{m.studio_find_none()}</p>}
      {some && <StoryBoard slug={slug} lang={lang} pages={some} />}
    </StudioFrame>
  )
}
