import { LANGUAGES, type Translated } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { SavedSign } from '../../brand/saved-sign.tsx'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { Tick } from '../../ui/form/tick.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { checkMark, pencil, triangle } from '../../ui/layout/line-icons.ts'
import { clock } from '../hr/frame/line-icons.ts'
import { Sign } from '../hr/frame/sign.tsx'
import { callStillRight, type SourceText, type Value } from './api.ts'
import { DifferenceText } from './difference-text.tsx'
import { type Draft, idOf } from './draft.ts'
import { fieldName } from './field-name.ts'
import type { TextsPage } from './shown-texts.ts'
import { savedText } from './sub-bar.tsx'
import { valueText } from './value-text.ts'

interface TextsCardProps {
  slug: string
  lang: Translated
  page: TextsPage
  draft: Draft
}

/** The texts of one page, source beside target. */
export function TextsCard({ slug, lang, page, draft }: TextsCardProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const outdated = page.texts.filter(({ state }) => state === 'outdated')
  const { submit, busy, problem } = useSubmit(async (places: string[]) => {
    await callStillRight(slug, lang, places)
    setChosen(new Set())
  })
  const choose = (place: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(place)
    else next.delete(place)
    setChosen(next)
  }
  return (
    <section className="card flush">
      <div className="cardhead texts-head">
        <h2>
          {page.number && `${page.number}. `}
          {page.title}
        </h2>
        <SavedSign state={draft.snapshot.state} text={savedText(draft.snapshot)} />
      </div>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <table className="trt2">
        <thead>
          <tr>
            <th scope="col">{m.studio_conflict_field()}</th>
            <th scope="col">{LANGUAGES.en}</th>
            <th scope="col">{LANGUAGES[lang]}</th>
            <th scope="col">{m.studio_state()}</th>
          </tr>
        </thead>
        <tbody>
          {page.texts.map((text) => (
            <TextRow
              key={text.place}
              text={text}
              lang={lang}
              draft={draft}
              isChosen={chosen.has(text.place)}
              onChoose={outdated.length > 1 ? (is) => choose(text.place, is) : null}
              onStillRight={() => submit([text.place])}
            />
          ))}
        </tbody>
      </table>
      {chosen.size > 0 && (
        <div className="texts-foot">
          <Button aria-busy={busy} onClick={() => submit([...chosen])}>
            {m.studio_still_right_all({ count: chosen.size })}
          </Button>
        </div>
      )}
    </section>
  )
}

interface TextRowProps {
  text: SourceText
  lang: Translated
  draft: Draft
  isChosen: boolean
  onChoose: ((isChosen: boolean) => void) | null
  onStillRight: () => void
}

const LOOKS = { missing: 'miss', outdated: 'old', draft: '', done: '' }

function TextRow({ text, lang, draft, isChosen, onChoose, onStillRight }: TextRowProps) {
  const { place, kind, english, english_before: before, words, number, state } = text
  const { changes, snapshot } = draft
  const id = idOf(place, lang)
  const row = snapshot.changes.get(id)
  const value = row ? (JSON.parse(row.value) as Value) : words
  const shown = valueText(place, value)
  const source = valueText(place, english)
  const present = { value: JSON.stringify(words), number }
  const change = (typed: string) => {
    const line = typed.replace(/\s*\n\s*/g, ' ')
    const next: Value = kind === 'list' ? typed.split('\n') : kind === 'markdown' ? typed : line
    changes.change(id, JSON.stringify(typed === '' ? null : next), present)
  }
  const current = value === null ? 'missing' : row ? 'draft' : state
  return (
    <tr className={LOOKS[current]} data-place={place}>
      <th scope="row">{fieldName(place)}</th>
      <td lang="en">
        {state === 'outdated' && before !== null ? (
          <DifferenceText before={valueText(place, before)} after={source} side="after" />
        ) : (
          <span className="source">{source}</span>
        )}
      </td>
      <td lang={lang}>
        <textarea
          className="input"
          rows={1}
          aria-label={`${fieldName(place)}, ${LANGUAGES[lang]}`}
          placeholder={m.studio_not_translated()}
          value={shown}
          onChange={({ target }) => change(target.value)}
          onBlur={() => void changes.flush()}
        />
        {row?.state === 'refused' && <p className="error">{m.studio_not_saved_field()}</p>}
      </td>
      <td>
        <State state={current} />
        {current === 'outdated' && (
          <>
            <Button look="quiet" slim onClick={onStillRight}>
              <Icon path={checkMark} line />
              {m.studio_still_right()}
              <span className="vh">{fieldName(place)}</span>
            </Button>
            {onChoose && (
              <Tick checked={isChosen} onChange={onChoose}>
                <span className="vh">{fieldName(place)}</span>
                {m.studio_choose()}
              </Tick>
            )}
          </>
        )}
      </td>
    </tr>
  )
}

const STATES = {
  done: { icon: checkMark, look: 'ok', word: m.studio_state_done },
  draft: { icon: pencil, look: undefined, word: m.studio_draft },
  outdated: { icon: clock, look: undefined, word: m.studio_state_outdated },
  missing: { icon: triangle, look: 'bad', word: m.studio_state_missing },
} as const

function State({ state }: { state: SourceText['state'] }) {
  const { icon, look, word } = STATES[state]
  return (
    <Sign icon={icon} look={look}>
      {word()}
    </Sign>
  )
}
