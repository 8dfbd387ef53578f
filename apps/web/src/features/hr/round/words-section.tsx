import { ROUND_LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { TextArea } from '../../../ui/form/text-area.tsx'
import type { KeptRound } from './use-kept-round.ts'

export function WordsSection({ kept: { fields, change } }: { kept: KeptRound }) {
  const used = m.hr_round_of_signs({ used: inDigits(fields.message.length), limit: inDigits(ROUND_LIMITS.message) })
  return (
    <TextArea
      label={m.hr_round_message()}
      hint={`${m.hr_round_message_hint()} ${used}`}
      rows={4}
      limit={ROUND_LIMITS.message}
      value={fields.message}
      onChange={(message) => change({ message })}
    />
  )
}
