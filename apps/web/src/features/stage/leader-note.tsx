import names from 'virtual:material-names'
import { guidePages, type Workshop } from '@thrive/domain'
import { NotePanel } from './note-panel.tsx'

interface LeaderNoteProps {
  workshop: Workshop
  position: number
  isByKeyboard: boolean
  onClose: () => void
}

/** The note of this edition's page, and what the next page needs, by the names of this release's material. */
export default function LeaderNote({ workshop, position, ...rest }: LeaderNoteProps) {
  const called = names[workshop.slug]?.[workshop.locale]
  const pages = guidePages(workshop, (thing) => called?.[thing] ?? thing)
  const page = pages[position - 1]
  return page && <NotePanel slug={workshop.slug} page={page} next={pages[position]} {...rest} />
}
