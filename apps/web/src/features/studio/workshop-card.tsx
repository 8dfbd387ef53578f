import { m } from '@thrive/words'
import mark from '../../art/logo-mark.svg'
import choices from '../../art/pages/choices.svg'
import film from '../../art/pages/film.svg'
import plan from '../../art/pages/plan.svg'
import sliders from '../../art/pages/sliders.svg'
import text from '../../art/pages/text.svg'
import { Link } from '../../lib/navigation.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { circleCheck, pencil } from '../../ui/layout/line-icons.ts'
import { editionsAddress, offerAddress, publishAddress, storyAddress, translateAddress } from './addresses.ts'
import type { StudioWorkshop } from './api.ts'
import { history, translateSign } from './icons.ts'
import { LanguagesTable } from './languages-table.tsx'
import { dateText } from './moments.ts'

const STRIP = [film, sliders, text, choices, plan]

/** One workshop: what is published, what is drafted, and how far its translations are. */
export function WorkshopCard({ workshop }: { workshop: StudioWorkshop }) {
  const { version_slug: slug, name, pages, films, own_films: own } = workshop
  return (
    <section className="card stack shop">
      <header className="cardhead">
        <h2>
          <img src={mark} alt="" width={58} height={24} />
          {name}
        </h2>
        <span className="muted">
          {m.studio_pages({ count: pages })}, {m.studio_films({ count: films })}
          {own > 0 && `, ${m.studio_films_own({ count: own })}`}
        </span>
      </header>
      <div className="strip" aria-hidden="true">
        {STRIP.map((picture) => (
          <img key={picture} src={picture} alt="" width={160} height={90} />
        ))}
      </div>
      <States workshop={workshop} />
      <LanguagesTable languages={workshop.languages} />
      <div className="row keys">
        <Link className={buttonClass({})} href={storyAddress(slug)}>
          <Icon path={pencil} line />
          {m.studio_edit_pages({ count: pages })}
        </Link>
        <Link className={buttonClass({ look: 'second' })} href={translateAddress(slug)}>
          <Icon path={translateSign} line />
          {m.studio_translate()}
        </Link>
      </div>
    </section>
  )
}

/** What teams get now, and what they would get after publishing. */
function States({ workshop }: { workshop: StudioWorkshop }) {
  const { version_slug: slug, edition, changes, problems, offered } = workshop
  const date = dateText(edition.at)
  return (
    <dl className="eds">
      <div>
        <dt>
          <Icon path={circleCheck} line />
          {m.studio_published()}
        </dt>
        <dd>
          <b>{m.studio_edition({ edition: edition.number })}</b>
          <span>
            {edition.by ? m.studio_edition_by({ date, name: edition.by }) : m.studio_edition_standard({ date })}
          </span>
        </dd>
        <dd>
          <Link className={buttonClass({ look: 'quiet', slim: true })} href={editionsAddress(slug)}>
            <Icon path={history} line />
            {m.studio_editions()}
          </Link>
        </dd>
      </div>
      <div>
        <dt>
          <Icon path={pencil} line />
          {m.studio_draft()}
        </dt>
        <dd>
          <b>{changes > 0 ? m.studio_changes({ count: changes }) : m.studio_no_changes()}</b>
          <span className={problems > 0 ? 'bad' : undefined}>{draftText(workshop)}</span>
        </dd>
        <dd>
          {changes > 0 && (
            <Link className={buttonClass({ look: 'second', slim: true })} href={publishAddress(slug)}>
              {m.studio_publish_ahead()}
            </Link>
          )}
        </dd>
      </div>
      {offered > 0 && (
        <div className="offered">
          <dt className="vh">{m.studio_offered_look()}</dt>
          <dd>{m.studio_offered({ count: offered })}</dd>
          <dd>
            <Link className={buttonClass({ look: 'quiet', slim: true })} href={offerAddress(slug)}>
              {m.studio_offered_look()}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  )
}

function draftText({ edition, changes, problems }: StudioWorkshop): string {
  if (problems > 0) return m.studio_problems({ count: problems })
  return changes > 0 ? m.studio_no_problems() : m.studio_draft_equals({ edition: edition.number })
}
