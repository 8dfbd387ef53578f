import { m } from '@thrive/words'
import { useRef, useState } from 'react'
import { Link, useParams } from '../../lib/navigation.tsx'
import { Button } from '../../ui/form/button.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { BackLink } from '../hr/frame/back-link.tsx'
import { HeadRow } from '../hr/frame/head-row.tsx'
import { Problem } from '../hr/frame/problem.tsx'
import { publishAddress, STUDIO } from './addresses.ts'
import { type Edition, useEditions, usePages, useWorkshop } from './api.ts'
import { EditionRow } from './edition-row.tsx'
import './editions.css'
import { GoBackDialog } from './go-back-dialog.tsx'
import { EditionPreview } from './preview/edition-preview.tsx'
import { StudioFrame } from './studio-frame.tsx'

/** Every edition of a workshop, newest first. */
export function EditionsPage() {
  const { slug = '' } = useParams()
  const workshop = useWorkshop(slug)
  const { data: pages } = usePages(slug, 'en')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useEditions(slug)
  const [leaving, setLeaving] = useState<Edition | null>(null)
  const [previewed, setPreviewed] = useState<number | null>(null)
  const [done, setDone] = useState('')
  const status = useRef<HTMLDivElement>(null)
  const title = m.studio_editions_of({ name: workshop?.name ?? '' })
  const editions = data?.pages.flatMap((page) => page.editions) ?? []
  return (
    <StudioFrame title={title}>
      <BackLink href={STUDIO}>{m.hr_studio()}</BackLink>
      <HeadRow title={title} lead={m.studio_editions_lead()}>
        {workshop && workshop.changes > 0 && (
          <Link className={buttonClass({})} href={publishAddress(slug)}>
            {m.studio_publish_changes({ count: workshop.changes })}
          </Link>
        )}
      </HeadRow>
      <div role="status" ref={status} tabIndex={-1}>
        {done && <p className="done">{done}</p>}
      </div>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      <ol className="edl">
        {editions.map((edition, nth) => (
          <EditionRow
            key={edition.number}
            slug={slug}
            edition={edition}
            pages={pages ?? []}
            isOpenAtFirst={nth === 0}
            onPreview={() => setPreviewed(edition.number)}
            onGoBack={() => setLeaving(edition)}
          />
        ))}
      </ol>
      {hasNextPage && (
        <div>
          <Button look="second" aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {m.studio_editions_more()}
          </Button>
        </div>
      )}
      {previewed !== null && pages && (
        <EditionPreview slug={slug} number={previewed} pages={pages} onClose={() => setPreviewed(null)} />
      )}
      {leaving && workshop && (
        <GoBackDialog
          workshop={workshop}
          edition={leaving}
          onDone={(number) => {
            setLeaving(null)
            setDone(m.studio_published_now({ edition: number }))
            requestAnimationFrame(() => status.current?.focus())
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </StudioFrame>
  )
}
