import { m } from '@thrive/words'
import { useId, useState } from 'react'
import { isCode } from '../../lib/api.ts'
import { Link } from '../../lib/navigation.tsx'
import { onSubmit, useSubmit } from '../../lib/use-submit.ts'
import { buttonClass } from '../../ui/form/button-class.ts'
import { TextLine } from '../../ui/form/text-line.tsx'
import { Banner } from '../../ui/layout/banner.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { lockLine } from '../../ui/layout/line-icons.ts'
import { paperPlane } from '../hr/frame/line-icons.ts'
import { editionsAddress } from './addresses.ts'
import { publish, refetchChanges, type StudioWorkshop } from './api.ts'
import { focusOnStop } from './checks-card.tsx'
import { EditionTrack } from './edition-track.tsx'

const MOST = 120

interface PublishCardProps {
  workshop: StudioWorkshop
  /** Names the draft that was looked at. */
  number: number
  count: number
  stops: number
  isChecking: boolean
  /** How many changes only this browser has. */
  unsaved: number
  /** The edition that was just published here. */
  published: number | null
  onPublished: (edition: number) => void
}

/** What teams will notice, a note for the history, and the key. */
export function PublishCard(props: PublishCardProps) {
  const { workshop, number, published, onPublished } = props
  const { version_slug: slug, edition } = workshop
  const [note, setNote] = useState('')
  const id = useId()
  const { submit, busy, problem } = useSubmit(async () => {
    try {
      onPublished(await publish(slug, number, note.trim()))
    } catch (error) {
      // Somebody changed the draft meanwhile, or a check stops it after all: look again.
      if (isCode(error, 'draft-changed') || isCode(error, 'checks-stop')) await refetchChanges(slug)
      throw error
    }
  })
  const why = whyNot(props)
  if (published !== null && props.count === 0)
    return (
      <Banner
        kind="ok"
        title={m.studio_published_now({ edition: published })}
        action={
          <Link className={buttonClass({ look: 'second', slim: true })} href={editionsAddress(slug)}>
            {m.studio_editions()}
          </Link>
        }
      >
        {m.studio_published_text()}
      </Banner>
    )
  return (
    <form
      className="card stack publish-card"
      noValidate
      onSubmit={onSubmit(() => (why === null ? submit() : focusOnStop()))}
    >
      <h2>{m.studio_notice()}</h2>
      <EditionTrack from={edition.number} />
      <p>{m.studio_notice_text()}</p>
      <TextLine
        label={m.studio_note()}
        hint={m.studio_note_hint()}
        limit={MOST}
        value={note}
        onChange={(text) => setNote(text.replace(/[\r\n]+/g, ' '))}
      />
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <button
        type="submit"
        className={why === null ? 'btn' : 'btn is-locked'}
        aria-disabled={why !== null || note.length > MOST || undefined}
        aria-busy={busy}
        aria-describedby={`${id}-why`}
      >
        <Icon path={why === null ? paperPlane : lockLine} line />
        {m.studio_publish_edition({ edition: edition.number + 1 })}
      </button>
      <p className="hint" id={`${id}-why`}>
        {why ?? m.studio_can_go_back({ edition: edition.number })}
      </p>
    </form>
  )
}

function whyNot({ count, stops, isChecking, unsaved }: PublishCardProps): string | null {
  if (unsaved > 0) return m.studio_unsaved({ count: unsaved })
  if (count === 0) return m.studio_nothing_to_publish()
  if (stops > 0) return m.studio_stopped({ count: stops })
  return isChecking ? m.studio_still_checking() : null
}
