import { INVITEE_STATES, type InviteeState, MAIL_NEEDS, type MailNeed } from '@thrive/domain'
import { useLocation, useNavigate } from '../../../lib/navigation.tsx'
import { roundAddress } from './addresses.ts'

export interface ShownInvitees {
  /** Those who stand exactly there, or whose mail needs a person; everybody without it. */
  state?: InviteeState | undefined
  mail?: MailNeed | undefined
  search?: string | undefined
}

/** What the list shows is in the URL, so that Back and a reload keep it. */
export function useShownInvitees(round: number) {
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const shown: ShownInvitees = {
    state: INVITEE_STATES.find((state) => state === query.get('state')),
    mail: MAIL_NEEDS.find((need) => need === query.get('mail')),
    search: query.get('search') ?? undefined,
  }
  return {
    shown,
    show: (next: ShownInvitees) => navigate(roundAddress(round) + queryOf(next), { replace: true }),
  }
}

export function queryOf(shown: ShownInvitees): string {
  const given = Object.entries(shown).filter(([, value]) => value)
  return given.length > 0 ? `?${new URLSearchParams(given as [string, string][])}` : ''
}
