import { LANGUAGES } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { useParams } from '../../lib/navigation.tsx'
import { BackLink } from '../hr/frame/back-link.tsx'
import { HeadRow } from '../hr/frame/head-row.tsx'
import { Problem } from '../hr/frame/problem.tsx'
import { storyAddress } from './addresses.ts'
import { type Changes, type StoryPage, type StudioWorkshop, useChanges, usePages, useWorkshop } from './api.ts'
import { ChangesCard } from './changes-card.tsx'
import { ChecksCard } from './checks-card.tsx'
import { countUnsaved, useDraft } from './draft.ts'
import { PublishCard } from './publish-card.tsx'
import './publish.css'
import { StudioFrame } from './studio-frame.tsx'
import { useFitOfChanges } from './use-fit-of-changes.tsx'

/** Everything that the draft changes, once more, with its checks. */
export function PublishPage() {
  const { slug = '' } = useParams()
  const workshop = useWorkshop(slug)
  const { data: pages } = usePages(slug, 'en')
  const { data: changes, error, refetch } = useChanges(slug)
  const next = (workshop?.edition.number ?? 0) + 1
  const title = m.studio_publish_edition({ edition: next })
  return (
    <StudioFrame title={title}>
      <BackLink href={storyAddress(slug)}>{m.studio_all_pages()}</BackLink>
      <HeadRow title={title} lead={m.studio_publish_lead({ name: workshop?.name ?? '' })} />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {workshop && pages && changes && <Publishing workshop={workshop} pages={pages} changes={changes} />}
    </StudioFrame>
  )
}

interface PublishingProps {
  workshop: StudioWorkshop
  pages: StoryPage[]
  changes: Changes
}

function Publishing({ workshop, pages, changes }: PublishingProps) {
  const slug = workshop.version_slug
  const fit = useFitOfChanges(slug, changes)
  const draft = useDraft(slug)
  const [published, setPublished] = useState<number | null>(null)
  const stops = changes.problems.filter((problem) => problem.stops).length + fit.misfits.length
  return (
    <div className="pub">
      <ChangesCard slug={slug} pages={pages} changes={changes} edition={workshop.edition.number} />
      <aside className="stack">
        <ChecksCard slug={slug} pages={pages} changes={changes} fit={fit} languages={LANGUAGES} />
        <PublishCard
          workshop={workshop}
          number={changes.number}
          count={changes.changes.length}
          stops={stops}
          isChecking={fit.left > 0}
          unsaved={draft ? countUnsaved(draft.snapshot) : 0}
          published={published}
          onPublished={setPublished}
        />
      </aside>
      {fit.frame}
    </div>
  )
}
