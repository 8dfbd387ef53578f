import { m } from '@thrive/words'
import { listed } from '@thrive/words/intl'
import { ROOM_SIZES } from '../../../lib/fit/faults.ts'
import type { ShownDraft } from '../../../lib/preview-messages.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { circleCheck, circleInfo, hourglassLine } from '../../../ui/layout/line-icons.ts'
import { fieldName } from '../field-name.ts'
import { hiddenEye } from '../icons.ts'
import type { Misfit } from './misfit.ts'
import { sizeText } from './misfits.ts'

interface FitListProps {
  view: ShownDraft['view']
  /** Null while it is being measured. */
  misfits: readonly Misfit[] | null
}

/** What the room could not read, with the numbers of the pins, and what else the author should know. */
export function FitList({ view, misfits }: FitListProps) {
  const sizes = listed(ROOM_SIZES.map(({ width }) => sizeText(width)))
  return (
    <ul className="fits" aria-live="polite">
      {view === 'room' && misfits === null && <Line icon={hourglassLine}>{m.studio_fit_measuring()}</Line>}
      {view === 'room' &&
        misfits?.map(({ place, text }, nth) => (
          <li key={place}>
            <span className="pinno">{nth + 1}</span>
            <span>
              <strong>{place ? fieldName(place) : m.studio_view_room()}</strong> {text}
            </span>
          </li>
        ))}
      {view === 'room' && misfits?.length === 0 && (
        <Line icon={circleCheck} look="ok">
          {m.studio_fits({ sizes })}
        </Line>
      )}
      {view === 'room' && <Line icon={circleInfo}>{m.studio_keeps_edition()}</Line>}
      {view === 'phone' && <Line icon={hiddenEye}>{m.studio_phone_private()}</Line>}
      {view === 'phone' && <Line icon={circleInfo}>{m.studio_phone_no_tip()}</Line>}
      {view === 'pdf' && <Line icon={circleInfo}>{m.studio_pdf_invented()}</Line>}
    </ul>
  )
}

const Line = ({ icon, look, children }: { icon: string; look?: 'ok'; children: string }) => (
  <li className={look ?? 'muted'}>
    <Icon path={icon} line />
    <span>{children}</span>
  </li>
)
