import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import type { ComponentType } from 'react'
import { Banner } from '../../ui/layout/banner.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { lockLine } from '../../ui/layout/line-icons.ts'
import type { DraftField, DraftPage } from './api.ts'
import type { Draft } from './draft.ts'
import { draftValue, placeOf } from './edited-place.ts'
import { factsOf } from './field-facts.ts'
import { questionOf } from './field-name.ts'
import type { FieldProps } from './field-props.ts'
import { FilmField } from './film/film-field.tsx'
import { LineField } from './line-field.tsx'
import { ListField } from './list-field.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { NumberField } from './number-field.tsx'
import { OptionsField } from './options-field.tsx'
import type { Misfit } from './preview/misfit.ts'
import { valueText } from './value-text.ts'

const KINDS: Record<DraftField['kind'], ComponentType<FieldProps>> = {
  line: LineField,
  markdown: MarkdownField,
  number: NumberField,
  seconds: NumberField,
  list: ListField,
  options: OptionsField,
  film: FilmField,
  picture: FilmField,
  pdf: FilmField,
}

interface FieldsProps {
  slug: string
  page: DraftPage
  lang: Locale
  draft: Draft
  misfits: readonly Misfit[]
}

/** The fields of a page that this language has; those of a question stand in its card. */
export function Fields({ page, lang, ...rest }: FieldsProps) {
  const here = page.fields.filter((field) => field.languages[lang])
  const groups = Map.groupBy(here, ({ place }) => questionOf(place))
  const hasShared = lang !== 'en' && page.fields.some((field) => !field.languages.nl && field.languages.en)
  const firstAgreed = lang === 'en' && here.some(({ agreed }) => agreed)
  const row = (field: DraftField) => <FieldRow key={field.place} field={field} page={page} lang={lang} {...rest} />
  return (
    <>
      {firstAgreed && <Banner kind="closed">{m.studio_agreed_why()}</Banner>}
      {[...groups].map(([question, fields]) =>
        question === null ? fields.map(row) : <QuestionCard key={question} number={question} rows={fields.map(row)} />,
      )}
      {hasShared && <p className="hint">{m.studio_same_everywhere()}</p>}
    </>
  )
}

function QuestionCard({ number, rows }: { number: string; rows: React.ReactNode }) {
  return (
    <section className="card stack question-card">
      <div className="cardhead">
        <h2>{m.studio_question()}</h2>
        <span className="fixed-number num" title={m.studio_question_locked()}>
          <Icon path={lockLine} line />
          {m.studio_question_number({ nth: number })}
        </span>
      </div>
      <p className="hint">{m.studio_question_locked()}</p>
      {rows}
    </section>
  )
}

function FieldRow({ slug, field, page, lang, draft, misfits }: FieldsProps & { field: DraftField }) {
  const words = field.languages[lang]
  if (!words) return null
  const edited = placeOf(draft, field, lang, words)
  const here = misfits.filter(({ place }) => place === field.place).map(({ text }) => text)
  const facts = factsOf({ field, lang, words, edited, problems: page.problems, misfits: here })
  const Kind = KINDS[field.kind]
  return <Kind slug={slug} field={field} lang={lang} edited={edited} facts={facts} english={englishOf(page, field)} />
}

/** The English words of a place; those of an option stand in the list of options. */
function englishOf({ fields }: DraftPage, { place, languages }: DraftField): string {
  if (languages.en) return valueText(place, draftValue(languages.en))
  const [question, option = ''] = place.split('/labels/')
  const options = fields.find((field) => field.place === `${question}/options`)?.languages.en
  const list = options && draftValue(options)
  const labels = Array.isArray(list) ? (list as unknown as { value: string | null; label: string }[]) : []
  return labels.find(({ value }) => value === option)?.label ?? option
}
