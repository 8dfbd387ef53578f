import guides from 'virtual:guides'
import type { GuidePage, Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { useId, useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { eyeSlash } from '../../ui/layout/icon-paths.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import '../stage/leader-key.css'
import './dialogs.css'
import { PageNotes } from './page-notes.tsx'

/** Opens every note for the leader, to read before the team arrives. They come with the guide, on demand. */
export function NotesKey({ slug, locale }: { slug: string; locale: Locale }) {
  const id = useId()
  const [pages, setPages] = useState<GuidePage[] | 'missing' | null>(null)
  const open = () =>
    guides[slug]?.[locale]().then(
      (guide) => setPages(guide.default.pages),
      () => setPages('missing'),
    )
  const close = () => setPages(null)
  return (
    <>
      <button
        type="button"
        className="lead-key"
        aria-haspopup="dialog"
        aria-label={m.lead_key()}
        title={m.lead_key()}
        onClick={() => void open()}
      >
        <Icon path={eyeSlash} />
        <span>{m.lead_key()}</span>
      </button>
      {pages && (
        <Dialog className="check-dialog notes" labelledBy={id} onClose={close}>
          <h2 id={id}>{m.lead_notes_title()}</h2>
          {pages === 'missing' ? <p role="alert">{m.offline()}</p> : <PageNotes pages={pages} />}
          <Button onClick={close}>{m.close()}</Button>
        </Dialog>
      )}
    </>
  )
}
