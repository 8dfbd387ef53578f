import { m } from '@thrive/words'
import { useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { bell } from '../frame/icons.ts'
import { trayDown } from '../frame/line-icons.ts'
import { AgainKey } from './again-key.tsx'
import type { WholeRound } from './api.ts'
import { ExportDialog } from './export-dialog.tsx'
import { RemindDialog } from './remind-dialog.tsx'
import { remindable } from './remindable.ts'

interface RoundKeysProps {
  round: WholeRound
  mails: boolean
  workshop: string
}

/** What can be done with the whole round: export its list, remind the rest, and invite all of them again. */
export function RoundKeys({ round, mails, workshop }: RoundKeysProps) {
  const [open, setOpen] = useState<'export' | 'remind' | null>(null)
  const isLate = round.mailings.some(({ state }) => state === 'late')
  const count = remindable(round)
  const close = () => setOpen(null)
  if (round.state === 'draft') return null
  return (
    <div className="row">
      <Button look={mails ? 'second' : 'primary'} onClick={() => setOpen('export')}>
        <Icon path={trayDown} line />
        {mails ? m.hr_round_export() : m.hr_round_download_links()}
      </Button>
      {round.state === 'closed' && <AgainKey round={round} />}
      {mails && round.state === 'open' && (
        <Button locked={isLate || count === 0} onClick={() => setOpen('remind')}>
          {!isLate && count > 0 && <Icon path={bell} line />}
          {isLate ? m.hr_round_remind_late() : count === 0 ? m.hr_round_remind_nobody() : m.hr_round_remind({ count })}
        </Button>
      )}
      {open === 'export' && <ExportDialog round={round} onClose={close} />}
      {open === 'remind' && <RemindDialog round={round} workshop={workshop} onClose={close} />}
    </div>
  )
}
