import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ShownDraft } from '../../../lib/preview-messages.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { Problem } from '../../hr/frame/problem.tsx'
import { type DraftPage, type PageName, type StoryPage, usePreviewPath } from '../api.ts'
import { handPhone, lamp, paper, wallScreen } from '../icons.ts'
import { DraftFrame } from './draft-frame.tsx'
import { FitFrame, type SizedFault } from './fit-frame.tsx'
import { FitList } from './fit-list.tsx'
import type { Misfit } from './misfit.ts'
import { misfitsOf } from './misfits.ts'
import './preview.css'
import { TryButton } from './try-button.tsx'

interface PreviewColumnProps {
  name: PageName
  current: StoryPage
  page: DraftPage
  lang: Locale
  /** Grows with each save. */
  saves: number
  onMisfits: (misfits: readonly Misfit[]) => void
}

type View = ShownDraft['view']

/** The real screen beside the form: room, phone and PDF, in the language of the form. */
export function PreviewColumn({ name, current, page, lang, saves, onMisfits }: PreviewColumnProps) {
  const { data: path, error, refetch } = usePreviewPath(name.slug)
  const [view, setView] = useState<View>('room')
  const [lights, setLights] = useState<'on' | 'off'>('on')
  const [faults, setFaults] = useState<SizedFault[] | null>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const shown: ShownDraft = { section: name.section, key: name.key, lang, lights, view, saves }
  const misfits = faults && misfitsOf(page, lang, faults)
  const text = JSON.stringify(misfits)
  const report = useEffectEvent(() => onMisfits(misfits ?? []))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes with what was found
  useEffect(() => report(), [text])
  const hasPdf = page.fields.some(({ place }) => place.includes('/group/questions/'))
  const views = [
    { value: 'room' as const, label: <ViewName icon={wallScreen} name={m.studio_view_room()} /> },
    { value: 'phone' as const, label: <ViewName icon={handPhone} name={m.studio_view_phone()} /> },
    { value: 'pdf' as const, label: <ViewName icon={paper} name={m.studio_view_pdf()} /> },
  ]
  const pins = view === 'room' ? (misfits ?? []) : []
  return (
    <section className="preview-column" aria-label={m.studio_preview()}>
      <div className="row preview-keys">
        <Segmented label={m.studio_preview()} options={views} value={view} onChange={setView} />
        <div className="row">
          {view === 'room' && (
            <Button
              look="quiet"
              slim
              aria-pressed={lights === 'off'}
              onClick={() => setLights(lights === 'on' ? 'off' : 'on')}
            >
              <Icon path={lamp} line />
              {lights === 'on' ? m.studio_lights_off() : m.studio_lights_on()}
            </Button>
          )}
          <TryButton slug={name.slug} lang={lang} />
        </div>
      </div>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {view === 'pdf' && !hasPdf ? (
        <p className="muted">{m.studio_no_pdf()}</p>
      ) : (
        path && (
          <div className={`view ${view}`}>
            <DraftFrame
              key={view}
              frame={frame}
              path={path}
              shown={shown}
              title={m.studio_preview_of({ title: current.title })}
              className="shown"
            />
            {pins.map(
              ({ at, place }, nth) =>
                at && (
                  <span
                    key={place}
                    className="pin"
                    aria-hidden="true"
                    style={{ left: `${100 * at.x}%`, top: `${100 * at.y}%` }}
                  >
                    {nth + 1}
                  </span>
                ),
            )}
          </div>
        )
      )}
      {path && (
        <FitFrame key={lang} path={path} shown={{ ...shown, view: 'room', lights: 'on' }} onMeasured={setFaults} />
      )}
      <FitList view={view} misfits={misfits} />
    </section>
  )
}

export const ViewName = ({ icon, name }: { icon: string; name: string }) => (
  <span className="view-name">
    <Icon path={icon} line />
    {name}
  </span>
)
