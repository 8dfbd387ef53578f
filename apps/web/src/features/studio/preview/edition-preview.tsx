import { LANGUAGES, LOCALES, type Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { useId, useRef, useState } from 'react'
import type { ShownDraft } from '../../../lib/preview-messages.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Pick } from '../../../ui/form/pick.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import '../../hr/frame/dialog.css'
import { Problem } from '../../hr/frame/problem.tsx'
import { type StoryPage, usePreviewPath } from '../api.ts'
import { handPhone, wallScreen } from '../icons.ts'
import { DraftFrame } from './draft-frame.tsx'
import './edition-preview.css'
import './preview.css'
import { ViewName } from './preview-column.tsx'

interface EditionPreviewProps {
  slug: string
  number: number
  pages: StoryPage[]
  onClose: () => void
}

const nameOf = ({ section, key }: StoryPage) => `${section}/${key}`

/** Any page of an edition on the real screen, as teams that began with it see it. */
export function EditionPreview({ slug, number, pages, onClose }: EditionPreviewProps) {
  const { data: path, error, refetch } = usePreviewPath(slug)
  const shownPages = pages.filter((page) => page.number !== null)
  const [name, setName] = useState(() => shownPages.map(nameOf)[0] ?? '')
  const [lang, setLang] = useState<Locale>('en')
  const [view, setView] = useState<ShownDraft['view']>('room')
  const frame = useRef<HTMLIFrameElement>(null)
  const id = useId()
  const [section = '', key = ''] = name.split('/')
  const title = m.studio_preview_of({ title: m.studio_edition({ edition: number }) })
  const pageName = (page: StoryPage) => `${page.number} ${page.title}`
  return (
    <Dialog className="people-dialog edition-preview" labelledBy={id} onClose={onClose}>
      <div className="card stack">
        <h2 id={id}>{title}</h2>
        <div className="row preview-keys">
          <Pick
            slim
            label={m.studio_page_shown()}
            options={shownPages.map((page) => ({ value: nameOf(page), label: pageName(page) }))}
            value={name}
            onChange={setName}
          />
          <Segmented
            label={m.studio_preview()}
            options={[
              { value: 'room', label: <ViewName icon={wallScreen} name={m.studio_view_room()} /> },
              { value: 'phone', label: <ViewName icon={handPhone} name={m.studio_view_phone()} /> },
            ]}
            value={view}
            onChange={setView}
          />
          <Segmented
            label={m.studio_language_of_text()}
            options={LOCALES.map((value) => ({ value, label: LANGUAGES[value], lang: value }))}
            value={lang}
            onChange={setLang}
          />
        </div>
        {error && <Problem error={error} onRetry={() => void refetch()} />}
        {path && (
          <div className={`view ${view}`}>
            <DraftFrame
              key={`${view} ${name}`}
              frame={frame}
              path={path}
              shown={{ edition: number, section, key, lang, view, lights: 'on', saves: 0 }}
              title={title}
              className="shown"
            />
          </div>
        )}
        <div className="dfoot">
          <Button onClick={onClose}>{m.close()}</Button>
        </div>
      </div>
    </Dialog>
  )
}
