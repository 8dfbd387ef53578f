import { m } from '@thrive/words'
import { useLocale } from '../../../lib/locale.ts'
import { useNavigate } from '../../../lib/navigation.tsx'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { useTimeZone } from '../frame/api.ts'
import { editAddress } from './addresses.ts'
import { inviteAgain, saveRound, type WholeRound } from './api.ts'
import { inputOf, newFields } from './fields.ts'
import { envelope } from './icons.ts'

/** Makes a draft with the same people and words, and opens it. */
export function AgainKey({ round }: { round: WholeRound }) {
  const navigate = useNavigate()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { submit, busy, problem } = useSubmit(async () => {
    const { version_slug, lang, message } = round
    const draft = await saveRound(undefined, {
      ...inputOf(newFields(version_slug, locale, timeZone)),
      lang,
      message,
    })
    await inviteAgain(draft, round.id)
    navigate(editAddress(draft))
  })
  return (
    <>
      <Button aria-busy={busy} onClick={() => submit()}>
        <Icon path={envelope} line />
        {m.history_invite()}
      </Button>
      <Problem>{problem}</Problem>
    </>
  )
}
