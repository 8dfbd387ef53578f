import { LANGUAGES } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { Link } from '../../lib/navigation.tsx'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { pencil, triangle } from '../../ui/layout/line-icons.ts'
import { Sign } from '../hr/frame/sign.tsx'
import { editAddress, pageOfPlace } from './addresses.ts'
import { type Change, type Changes, type StoryPage, takeBack } from './api.ts'
import { BeforeAfter } from './before-after.tsx'
import { fieldName } from './field-name.ts'
import { turnBack } from './icons.ts'

interface ChangesCardProps {
  slug: string
  pages: StoryPage[]
  changes: Changes
  /** The edition that is published now. */
  edition: number
}

const ALL = ''

/** Each change before and after, in the order of the pages, with its author and its way back. */
export function ChangesCard({ slug, pages, changes: { changes, problems }, edition }: ChangesCardProps) {
  const [by, setBy] = useState(ALL)
  const people = [...new Set(changes.flatMap((change) => change.by ?? []))]
  const place = ({ section, key }: Change) => pages.findIndex((page) => page.section === section && page.key === key)
  const shown = changes
    .filter((change) => by === ALL || change.by === by)
    .toSorted((one, other) => place(one) - place(other))
  const { submit, busy, problem } = useSubmit((change: Change) =>
    takeBack({ slug, place: change.place, lang: change.lang }),
  )
  const touched = new Set(changes.map(({ section, key }) => `${section} ${key}`)).size
  return (
    <section className="card flush">
      <div className="cardhead changes-head">
        <h2>
          {m.studio_changes({ count: changes.length })} {m.studio_on_pages({ count: touched })}
        </h2>
        {people.length > 1 && (
          <Segmented
            label={m.studio_show()}
            options={[
              { value: ALL, label: m.studio_show_all() },
              ...people.map((value) => ({
                value,
                label: value,
                note: String(changes.filter((change) => change.by === value).length),
              })),
            ]}
            value={by}
            onChange={setBy}
          />
        )}
      </div>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      {shown.map((change) => (
        <section key={`${change.lang} ${change.place}`} className="chgrow">
          <header>
            <span className="no">{numberOf(pages, change)}</span>
            <h3>
              {change.title}
              <span className="opt">
                , {fieldName(change.place)}
                {change.lang !== 'en' && `, ${LANGUAGES[change.lang]}`}
                {change.by && ` · ${change.by}`}
              </span>
            </h3>
            {problems.some(({ place: at, lang, stops }) => stops && at === change.place && lang === change.lang) && (
              <Sign icon={triangle} look="bad">
                {m.studio_problems({ count: 1 })}
              </Sign>
            )}
            <Link
              className={buttonClass({ look: 'quiet', slim: true })}
              href={editAddress(slug, pageOfPlace(change.place), change.lang, change.place)}
            >
              <Icon path={pencil} line />
              {m.studio_edit()}
              <span className="vh">{fieldName(change.place)}</span>
            </Link>
            <Button look="quiet" slim aria-busy={busy} onClick={() => submit(change)}>
              <Icon path={turnBack} line />
              {m.studio_take_back()}
              <span className="vh">{fieldName(change.place)}</span>
            </Button>
          </header>
          <BeforeAfter
            change={change}
            before={m.studio_edition({ edition })}
            after={m.studio_edition({ edition: edition + 1 })}
          />
        </section>
      ))}
      {changes.length === 0 && <p className="no-changes muted">{m.studio_no_changes()}</p>}
    </section>
  )
}

/** The number of a change's page, as the storyboard writes it. */
export function numberOf(pages: StoryPage[], { section, key }: Pick<Change, 'section' | 'key'>): string {
  const number = pages.find((page) => page.section === section && page.key === key)?.number
  return number == null ? '' : section === 'results' ? `R${number}` : String(number)
}
