import { LANGUAGES, LOCALES, type Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { type DraftPage, type PageName, takeBack } from './api.ts'
import { type Draft, idOf } from './draft.ts'
import { draftValue } from './edited-place.ts'
import { fieldName } from './field-name.ts'
import { turnBack } from './icons.ts'
import { valueText } from './value-text.ts'

interface ChangedCardProps {
  name: PageName
  edition: number
  page: DraftPage
  lang: Locale
  draft: Draft
}

/** What this page changes against what is published, each with its way back. */
export function ChangedCard({ name, edition, page, lang, draft }: ChangedCardProps) {
  const { submit, busy, problem } = useSubmit(async ({ place, lang: of }: { place: string; lang: Locale }) => {
    draft.changes.drop(idOf(place, of))
    await takeBack({ slug: name.slug, place, lang: of })
  })
  const changed = page.fields.flatMap((field) =>
    LOCALES.flatMap((of) => {
      const words = field.languages[of]
      const isChanged = words && JSON.stringify(draftValue(words)) !== JSON.stringify(words.published)
      return isChanged ? [{ place: field.place, of, words }] : []
    }),
  )
  if (changed.length === 0) return null
  const people = [...new Set(changed.flatMap(({ words }) => words.by ?? []))]
  return (
    <section className="card tight changed-card">
      <div className="cardhead">
        <h2>{m.studio_changed_since({ edition })}</h2>
        {people.length > 0 && <span className="muted">{m.studio_by({ name: people.join(', ') })}</span>}
      </div>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <ul>
        {changed.map(({ place, of, words }) => {
          const was = valueText(place, words.published)
          return (
            <li key={idOf(place, of)}>
              <b>
                {fieldName(place)}
                {of !== lang && <span className="opt"> {LANGUAGES[of]}</span>}
              </b>
              <span className="muted">{was === '' ? m.studio_was_empty() : m.studio_was({ value: was })}</span>
              <Button look="quiet" slim aria-busy={busy} onClick={() => submit({ place, lang: of })}>
                <Icon path={turnBack} line />
                {m.studio_take_back()}
                <span className="vh">{fieldName(place)}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
