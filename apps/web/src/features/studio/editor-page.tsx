import { LANGUAGES, LOCALES, type Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from '../../lib/navigation.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Banner } from '../../ui/layout/banner.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { Problem } from '../hr/frame/problem.tsx'
import { editAddress, langIn } from './addresses.ts'
import { type DraftPage, type PageName, type StoryPage, usePage, usePages, useWorkshop } from './api.ts'
import { ChangedCard } from './changed-card.tsx'
import { ConflictCard } from './conflict-card.tsx'
import { type Draft, useDraft } from './draft.ts'
import './editor.css'
import { Fields } from './fields.tsx'
import { kindOf } from './page-kind.ts'
import type { Misfit } from './preview/misfit.ts'
import { PreviewColumn } from './preview/preview-column.tsx'
import { StudioFrame } from './studio-frame.tsx'
import { SubBar } from './sub-bar.tsx'

/** One page of the draft: its fields, and the real screen beside them. */
export function EditorPage() {
  const { slug = '', section = '', key = '' } = useParams()
  const lang = langIn(useLocation().search)
  const name = { slug, section, key }
  const page = usePage(name)
  const { data: pages } = usePages(slug, lang)
  const draft = useDraft(slug)
  const current = pages?.find((each) => each.section === section && each.key === key)
  return (
    <StudioFrame title={current?.title ?? m.hr_studio()} className="editor">
      {page.error && <Problem error={page.error} onRetry={() => void page.refetch()} />}
      {page.data && draft && pages && current && (
        <Editor name={name} lang={lang} pages={pages} current={current} page={page.data} draft={draft} />
      )}
    </StudioFrame>
  )
}

interface EditorProps {
  name: PageName
  lang: Locale
  pages: StoryPage[]
  current: StoryPage
  page: DraftPage
  draft: Draft
}

function Editor({ name, lang, pages, current, page, draft }: EditorProps) {
  const navigate = useNavigate()
  const edition = useWorkshop(name.slug)?.edition.number ?? 0
  const [misfits, setMisfits] = useState<readonly Misfit[]>([])
  const kind = kindOf(current.kind)
  const isOffline = draft.snapshot.state === 'offline'
  useFocusOnPlace()
  return (
    <>
      <SubBar slug={name.slug} lang={lang} pages={pages} current={current} snapshot={draft.snapshot} />
      {isOffline && (
        <Banner kind="bad">
          <strong>{m.studio_offline_title()}</strong> {m.studio_offline()}
        </Banner>
      )}
      <ConflictCard name={name} page={page} draft={draft} />
      <div className="edit">
        <h1 className="vh">{m.studio_edit_title({ title: current.title })}</h1>
        <form className="form" noValidate onSubmit={(event) => event.preventDefault()}>
          <div className="row form-head">
            <span className="label-pill lilac">
              <Icon path={kind.icon} line />
              {kind.word()}
            </span>
            <Segmented
              label={m.studio_language_of_text()}
              options={LOCALES.map((value) => ({ value, label: LANGUAGES[value], lang: value }))}
              value={lang}
              onChange={(value) => navigate(editAddress(name.slug, name, value), { replace: true })}
            />
          </div>
          <Fields slug={name.slug} page={page} lang={lang} draft={draft} misfits={misfits} />
        </form>
        <div className="stagecol">
          <PreviewColumn
            name={name}
            current={current}
            page={page}
            lang={lang}
            saves={draft.snapshot.savedAt ?? 0}
            onMisfits={setMisfits}
          />
          <ChangedCard name={name} edition={edition} page={page} lang={lang} draft={draft} />
        </div>
      </div>
    </>
  )
}

/** Puts the focus on the field that the address names. */
function useFocusOnPlace() {
  const { hash } = useLocation()
  useEffect(() => {
    const place = decodeURIComponent(hash.slice(1))
    if (!place) return
    const field = document.querySelector(`[data-place="${CSS.escape(place)}"]`)
    field?.querySelector<HTMLElement>('input, textarea, button')?.focus()
  }, [hash])
}
