import { downloadPath, type Guide, PEOPLE } from '@thrive/domain'
import { m } from '@thrive/words'
import { useLocale } from '../../lib/locale.ts'
import { Link } from '../../lib/navigation.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { Field } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { download } from '../../ui/layout/icon-paths.ts'
import type { Plan } from './use-plan.ts'

const NUMBERS = Array.from({ length: PEOPLE.most - PEOPLE.least + 1 }, (_, more) => PEOPLE.least + more)

/** The fields that set the clock, the table of contents, and the ways on. */
export function Contents({ guide: { slug, texts }, plan }: { guide: Guide; plan: Plan }) {
  const { minute, role, weeks, day, first, run, calls, size, phones, safe, bodies, fails, closing, after } = texts
  const parts = { minute, role, weeks, day, first, run, calls, size, phones, safe, bodies, fails, closing, after }
  const pdf = downloadPath(`/downloads/guide-${slug}.pdf`, useLocale())
  return (
    <aside className="guide-contents">
      <div className="guide-fields">
        <Field label={m.guide_start()}>
          {(control) => (
            <input
              {...control}
              type="time"
              value={plan.start}
              onChange={(event) => plan.set({ start: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={m.guide_people()}>
          {(control) => (
            <select
              {...control}
              value={plan.people}
              onChange={(event) => plan.set({ people: Number(event.currentTarget.value) })}
            >
              {NUMBERS.map((number) => (
                <option key={number}>{number}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <nav aria-label={texts.contents}>
        <ol>
          {Object.entries(parts).map(([id, { title }]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <p className="guide-links">
        <a
          className={buttonClass({ look: 'second' })}
          href={pdf}
          target="_blank"
          rel="noreferrer"
          data-url={addressOf(pdf)}
        >
          <Icon path={download} />
          {m.guide_pdf()}
        </a>
        <Link className="privacy-link" href={`/check/${slug}`} data-url={addressOf(`/check/${slug}`)}>
          {m.check_link()}
        </Link>
      </p>
    </aside>
  )
}

/** On paper a link is its address. */
const addressOf = (path: string) => `${location.origin}${path}`
