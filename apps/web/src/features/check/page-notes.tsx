import type { GuidePage } from '@thrive/domain'
import { m } from '@thrive/words'
import './page-notes.css'

/** The note of each page, and what can be shorter there. */
export const PageNotes = ({ pages }: { pages: readonly GuidePage[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to be able to scroll it
  <ol className="page-notes" tabIndex={0} aria-label={m.lead_notes_title()}>
    {pages.map(({ number, title, note, shorten }) => (
      <li key={number}>
        <b className="num">{number}</b>
        <div>
          <h3>{title}</h3>
          <p>{note}</p>
          {shorten && (
            <p className="shorter">
              <b>{m.lead_shorter()}</b> {shorten}
            </p>
          )}
        </div>
      </li>
    ))}
  </ol>
)
