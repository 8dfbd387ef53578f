import { useQuery } from '@tanstack/react-query'
import type { Response } from '@thrive/contract'
import { INVITEE_STATES, LOCALES } from '@thrive/domain'
import { call } from '../../lib/api.ts'
import { isOneOf, isRecord, isText, isTrue } from '../../lib/shape.ts'

type Opened = Response<'POST /api/round/open'>

const isOpened = isRecord<Opened>({
  version_slug: isText,
  email: isText,
  lang: isOneOf(...LOCALES),
  round: isText,
  organisation: isText,
  closes: isText,
  state: isOneOf(...INVITEE_STATES),
})

/** Marks the invitation opened, so it is made only while somebody looks at the page. */
export const useInvitation = (secret: string, isSeen: boolean) =>
  useQuery({
    queryKey: ['invitation', secret],
    queryFn: () => call('POST /api/round/open', { secret }, isOpened),
    enabled: isSeen,
  })

/** Ends the mails of the round that the key belongs to, or of every round. */
export const stopRoundMails = (key: string, every: boolean) =>
  call('POST /stop/round/:key', { key, every: every ? 'true' : 'false' }, isRecord({ stopped: isTrue }))
