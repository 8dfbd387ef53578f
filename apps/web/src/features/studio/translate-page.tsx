import { LANGUAGES, TRANSLATED, type Translated } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { useState } from 'react'
import { Tube } from '../../brand/tube.tsx'
import { useLocation, useNavigate, useParams } from '../../lib/navigation.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { BackLink } from '../hr/frame/back-link.tsx'
import { HeadRow } from '../hr/frame/head-row.tsx'
import { Problem } from '../hr/frame/problem.tsx'
import { langIn, STUDIO, translateAddress } from './addresses.ts'
import { usePages, useTexts, useWorkshop } from './api.ts'
import { useDraft } from './draft.ts'
import { TextsCard } from './texts-card.tsx'
import './translate.css'
import { percentOf } from './percent-of.ts'
import { pagesWith, SHOWN_TEXTS, type ShownTexts } from './shown-texts.ts'
import { StudioFrame } from './studio-frame.tsx'
import { TranslatePages } from './translate-pages.tsx'

/** Every text of a workshop beside its English. */
export function TranslatePage() {
  const { slug = '' } = useParams()
  const navigate = useNavigate()
  const asked = langIn(useLocation().search)
  const lang: Translated = asked === 'en' ? 'nl' : asked
  const workshop = useWorkshop(slug)
  const { data: pages } = usePages(slug, 'en')
  const { data: texts, error, refetch } = useTexts(slug, lang)
  const draft = useDraft(slug)
  const [shown, setShown] = useState<ShownTexts>('all')
  const [chosen, setChosen] = useState<string | null>(null)
  const title = m.studio_translate_title({ name: workshop?.name ?? '' })
  const missing = texts?.filter(({ state }) => state === 'missing') ?? []
  const there = (texts?.length ?? 0) - missing.length
  const percent = percentOf(there, texts?.length ?? 0)
  const listedPages = texts && pages ? pagesWith(pages, texts, shown) : []
  const current = listedPages.find(({ id }) => id === chosen) ?? listedPages[0]
  const toMissing = () => {
    const after = listedPages.slice(listedPages.findIndex(({ id }) => id === current?.id) + 1)
    const next = [...after, ...listedPages].find((page) => page.texts.some(({ state }) => state === 'missing'))
    if (!next) return
    setChosen(next.id)
    const place = next.texts.find(({ state }) => state === 'missing')?.place ?? ''
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"] textarea`)?.focus(),
    )
  }
  return (
    <StudioFrame title={title}>
      <BackLink href={STUDIO}>{m.hr_studio()}</BackLink>
      <HeadRow title={title} lead={m.studio_translate_lead()}>
        <Segmented
          label={m.studio_into()}
          options={TRANSLATED.map((value) => ({ value, label: LANGUAGES[value], lang: value }))}
          value={lang}
          onChange={(value) => navigate(translateAddress(slug, value), { replace: true })}
        />
        {missing.length > 0 && (
          <Button iconAfter={arrowRight} onClick={toMissing}>
            {m.studio_next_missing()}
          </Button>
        )}
      </HeadRow>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {texts && (
        <section className="card tight trbar">
          <b lang={lang}>{LANGUAGES[lang]}</b>
          <Tube whole={100} part={percent} label={m.studio_translated({ percent: inPercent(percent) })} />
          <span className="num">
            <b>{inPercent(percent)}</b>, {m.studio_of_texts({ done: there, count: texts.length })}
          </span>
          <Segmented
            label={m.studio_show()}
            options={SHOWN_TEXTS.map(({ value, word, fits }) => ({
              value,
              label: word(),
              note: String(texts.filter(fits).length),
            }))}
            value={shown}
            onChange={setShown}
          />
        </section>
      )}
      {texts && listedPages.length === 0 && <p role="status">{m.studio_texts_none()}</p>}
      {current && draft && (
        <div className="trl">
          <TranslatePages pages={listedPages} current={current.id} onChoose={setChosen} />
          <TextsCard key={`${lang} ${current.id}`} slug={slug} lang={lang} page={current} draft={draft} />
        </div>
      )}
    </StudioFrame>
  )
}
