import { downloadPath, type Guide, isClock, PEOPLE } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
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
        <StartField plan={plan} />
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

/** Not a field of the browser's own, which would show 1 PM beside the 13:00 of the run sheet. */
function StartField({ plan }: { plan: Plan }) {
  const [typed, setTyped] = useState(plan.start)
  return (
    <Field label={m.guide_start()} error={isClock(typed) ? null : m.pace_no_time()}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            plan.set({ start: event.currentTarget.value })
          }}
        />
      )}
    </Field>
  )
}

/** On paper a link is its address. */
const addressOf = (path: string) => `${location.origin}${path}`
