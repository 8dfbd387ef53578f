import { LANGUAGES } from '@thrive/domain'
import { m } from '@thrive/words'
import { useId, useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { checkMark, differs } from '../../ui/layout/line-icons.ts'
import { eyeLine } from '../hr/frame/line-icons.ts'
import { Problem } from '../hr/frame/problem.tsx'
import { type Change, type Edition, type StoryPage, useEdition } from './api.ts'
import { BeforeAfter } from './before-after.tsx'
import { numberOf } from './changes-card.tsx'
import { fieldName } from './field-name.ts'
import { history } from './icons.ts'
import { dayText } from './moments.ts'

interface EditionRowProps {
  slug: string
  edition: Edition
  pages: StoryPage[]
  isOpenAtFirst: boolean
  onPreview: () => void
  onGoBack: () => void
}

/** One edition: its note, who made it, how often it began, and what it changed. */
export function EditionRow({ slug, edition, pages, isOpenAtFirst, onPreview, onGoBack }: EditionRowProps) {
  const { number, at, by, note, standard, sessions, changes, published } = edition
  const [isOpen, setOpen] = useState(isOpenAtFirst && number > 1)
  const id = useId()
  return (
    <li className={published ? 'ed now' : 'ed'}>
      <span className="nb" aria-hidden="true">
        {number}
      </span>
      <div className="card tight">
        <div className="edh">
          <div>
            <h2>
              {m.studio_edition({ edition: number })}{' '}
              {published && (
                <span className="label-pill ink">
                  <Icon path={checkMark} line />
                  {m.studio_published()}
                </span>
              )}
            </h2>
            <p>{note || (standard ? m.studio_standard() : '')}</p>
          </div>
          <p className="muted num who2">
            {dayText(at)}
            <br />
            {by ? m.studio_by({ name: by }) : m.studio_by_release()}
          </p>
          <p className="muted num who2">
            {changes !== null && (
              <>
                {m.studio_changes({ count: changes })}
                <br />
              </>
            )}
            {m.studio_sessions({ count: sessions })}
          </p>
          <div className="row">
            {number > 1 && (
              <Button look="quiet" slim aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
                <Icon path={differs} line />
                {m.studio_what_changed()}
                <span className="vh">{m.studio_edition({ edition: number })}</span>
              </Button>
            )}
            <Button look="quiet" slim aria-haspopup="dialog" onClick={onPreview}>
              <Icon path={eyeLine} line />
              {m.studio_preview()}
              <span className="vh">{m.studio_edition({ edition: number })}</span>
            </Button>
            {!published && (
              <Button look="second" slim onClick={onGoBack}>
                <Icon path={history} line />
                {m.studio_go_back()}
                <span className="vh">{m.studio_edition({ edition: number })}</span>
              </Button>
            )}
          </div>
        </div>
        <div id={id}>{isOpen && <WhatChanged slug={slug} number={number} pages={pages} />}</div>
      </div>
    </li>
  )
}

function WhatChanged({ slug, number, pages }: { slug: string; number: number; pages: StoryPage[] }) {
  const { data, error, refetch } = useEdition(slug, number, true)
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <p aria-busy="true" />
  if (data.changes.length === 0) return <p className="muted">{m.studio_no_changes()}</p>
  return (
    <div className="chbox">
      {data.changes.map((change) => (
        <BeforeAfter
          key={`${change.lang} ${change.place}`}
          change={change}
          before={[whereText(pages, change), m.studio_edition({ edition: number - 1 })].join(', ')}
          after={m.studio_edition({ edition: number })}
        />
      ))}
    </div>
  )
}

/** Page, field and language of a change. */
function whereText(pages: StoryPage[], change: Change): string {
  const page = numberOf(pages, change)
  const parts = [page ? m.studio_page({ page }) : m.studio_whole(), fieldName(change.place)]
  return [...parts, ...(change.lang === 'en' ? [] : [LANGUAGES[change.lang]])].join(', ')
}
