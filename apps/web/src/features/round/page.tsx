import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { useEffect } from 'react'
import { ApiError } from '../../lib/api.ts'
import { explicitLocale } from '../../lib/chosen-locale.ts'
import { useSwitchLocale } from '../../lib/locale.ts'
import { useParams } from '../../lib/navigation.tsx'
import { withQueries } from '../../lib/query.tsx'
import { problemText } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { VersionStart } from '../start/version-start.tsx'
import { useInvitation } from './api.ts'
import { MessagePage } from './message-page.tsx'
import { useIsSeen } from './use-is-seen.ts'

/** The target of an invitee's link: the start of the round's version, with their address filled in. */
function RoundPage() {
  const { secret = '' } = useParams()
  const { data, error, refetch } = useInvitation(secret, useIsSeen())
  // Nobody chose a language in this browser: the invitation's.
  useSwitchLocale(explicitLocale() ? undefined : data?.lang)
  useEffect(() => {
    if (error && !(error instanceof ApiError)) console.warn('The invitation could not be loaded.')
  }, [error])
  if (error) {
    const isFinal = error instanceof ApiError && error.status < 500
    return (
      <MessagePage title={problemText(error)}>
        {isFinal ? (
          <a className={buttonClass({ look: 'second' })} href="/">
            {m.to_start()}
          </a>
        ) : (
          <Button onClick={() => void refetch()}>{m.try_again()}</Button>
        )}
      </MessagePage>
    )
  }
  if (!data) return null
  const { version_slug, email, round, organisation, closes, state } = data
  const facts = { round, day: fullDate(closes) }
  return (
    <VersionStart
      slug={version_slug}
      invitation={{
        secret,
        email,
        words: organisation ? m.invitation_by({ organisation, ...facts }) : m.invitation_to_team(facts),
        key:
          state === 'finished' ? m.invitation_answers() : state === 'started' ? m.resume_continue() : m.version_start(),
      }}
    />
  )
}

export default withQueries(RoundPage)
