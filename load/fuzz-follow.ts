import { type Call, contract } from '@thrive/contract'
import type { FuzzedRequest, Known } from './fuzz-inputs.ts'
import { NOBODY_THERE } from './fuzz-program.ts'

type CallName = keyof typeof contract

interface FollowUp {
  name: CallName
  request: FuzzedRequest
}

/** What belongs to the session before: its words carry another mark. */
export const UNKNOWN = {
  pairing: undefined,
  joining: undefined,
  invitation: undefined,
  found: undefined,
  asked: undefined,
  round: undefined,
  invitee: undefined,
  mailing: undefined,
  link: undefined,
}

/**
 * The call that needs what another one has just brought about, sent as a client would: by chance it would hardly ever
 * succeed.
 */
export function followUp(after: string, known: Known): FollowUp | null {
  const { joining, asked, person, found, mark, preview, draft, round, invitee, link } = known
  const { apiToken, webhook, takeOut, ticket, word, logo, invitation } = known
  switch (after) {
    case 'POST /api/admin/people/invite':
      return invitation ? follow('POST /api/admin/people/invitation/renew', { invitation }, known) : null
    case 'POST /api/admin/people/invitation/renew':
      return joining ? follow('POST /api/invitation/open', { secret: joining }, known) : null
    case 'POST /api/invitation/open':
      return joining
        ? follow('POST /api/invitation/accept', { secret: joining, name: 'Kim', password: `${mark} and more` }, known)
        : null
    case 'POST /api/invitation/accept':
      return follow('GET /api/admin/people', {}, known)
    // A round has many fields, of which chance seldom gets all right.
    case 'GET /api/admin/rounds':
      return follow('POST /api/admin/round/save', { ...NEW_ROUND, name: `${mark} round` }, known)
    case 'POST /api/admin/round/save':
      if (round && Number(round) % 4 === 0) return follow('POST /api/admin/round/remove', { round }, known)
      return round
        ? follow(
            'POST /api/admin/round/invite',
            { round, text: `E-mail,Unit\nround.${mark}${Date.now()}@example.org,Sales` },
            known,
          )
        : null
    case 'POST /api/admin/round/invite':
      return round ? follow('GET /api/admin/round/invitees/:round', { round }, known) : null
    case 'GET /api/admin/round/invitees/:round':
      return round ? follow('GET /api/admin/insight/labels', { round }, known) : null
    case 'GET /api/admin/insight/labels':
      return round ? follow('GET /api/admin/insight/export', { round }, known) : null
    case 'GET /api/admin/insight/export':
      return round ? follow('GET /api/admin/insight/same-teams', { round, against: round }, known) : null
    case 'GET /api/admin/insight/same-teams':
      return round ? follow('POST /api/admin/round/plan', { round }, known) : null
    case 'POST /api/admin/round/plan':
      return invitee ? follow('POST /api/admin/round/invitee/link', { invitee }, known) : null
    case 'POST /api/admin/round/invitee/link':
      return link ? follow('POST /api/round/open', { secret: link }, known) : null
    case 'POST /api/round/open':
      return invitee
        ? follow(
            'POST /api/admin/round/invitee/correct',
            { invitee, email: `right.${mark}${Date.now()}@example.org` },
            known,
          )
        : null
    case 'POST /api/admin/round/invitee/correct':
      return invitee ? follow('POST /api/admin/round/invitee/returned', { invitee, returned: 'true' }, known) : null
    case 'POST /api/admin/round/invitee/returned':
      if (!invitee) return null
      return Number(invitee) % 2 === 0
        ? follow('POST /api/admin/round/invitee/withdraw', { invitee }, known)
        : follow('POST /api/admin/round/invitee/erase', { invitee }, known)
    case 'POST /api/admin/token/make':
      return apiToken ? follow('POST /api/admin/token/end', { token: apiToken }, known) : null
    case 'POST /api/admin/token/end':
      return apiToken ? follow('POST /api/admin/token/remove', { token: apiToken }, known) : null
    case 'GET /api/admin/webhooks':
      return follow('POST /api/admin/webhook/make', { url: NOBODY_THERE, events: '["team.finished"]' }, known)
    case 'POST /api/admin/webhook/make':
      return webhook ? follow('POST /api/admin/webhook/test', { webhook }, known) : null
    case 'POST /api/admin/webhook/test':
      return webhook ? follow('POST /api/admin/webhook/secret', { webhook }, known) : null
    case 'POST /api/admin/webhook/secret':
      return webhook ? follow('POST /api/admin/webhook/events', { webhook, events: '["round.closed"]' }, known) : null
    case 'POST /api/admin/webhook/events':
      return webhook ? follow('GET /api/admin/webhook/:webhook', { webhook }, known) : null
    case 'GET /api/admin/webhook/:webhook':
      return webhook ? follow('POST /api/admin/webhook/remove', { webhook }, known) : null
    case 'GET /api/admin/take-outs':
      return takeOut ? follow('POST /api/admin/take-out/link', { takeOut }, known) : null
    case 'POST /api/admin/take-out/link':
      return ticket ? follow('GET /api/admin/take-out/:ticket', { ticket }, known) : null
    case 'GET /api/admin/ending':
      return word ? follow('POST /api/admin/ending', { name: word }, known) : null
    case 'POST /api/admin/ending':
      return follow('POST /api/admin/ending/stop', {}, known)
    case 'POST /api/admin/organisation/logo':
      return logo ? follow('GET /logo/:key', { key: logo }, known) : null
    case 'POST /api/room/ask':
      return asked ? follow('POST /api/seat/give', { key: asked, value: ballotFor(asked) }, known) : null
    case 'GET /api/admin/people':
      return person ? follow('POST /api/admin/people/role', { person, role: 'analyst' }, known) : null
    case 'POST /api/admin/studio/preview':
      return preview ? follow('GET /api/preview/:ticket', { ticket: preview }, known) : null
    case 'GET /api/admin/studio/pages/:slug':
      return follow(
        'GET /api/admin/studio/page/:slug/:section/:key',
        { slug: 'v2', section: 'survey', key: '14' },
        known,
      )
    // A change has five fields, of which chance seldom gets all right.
    case 'GET /api/admin/studio':
      return follow('POST /api/admin/studio/change', { ...NEW_TITLE, value: `"Fuzzed ${Date.now()}"` }, known)
    case 'POST /api/admin/studio/change':
      return draft ? follow('GET /api/admin/studio/changes/:slug', draft, known) : null
    case 'GET /api/admin/studio/changes/:slug':
      return draft ? follow('POST /api/admin/studio/publish', { ...draft, note: 'Fuzzed' }, known) : null
    case 'POST /api/admin/studio/publish':
      return draft ? follow('GET /api/admin/studio/edition/:slug/:number', { ...draft, number: '2' }, known) : null
    case 'GET /api/admin/studio/edition/:slug/:number':
      return draft
        ? follow('POST /api/admin/studio/go-back', { slug: draft.slug, edition: '1', note: '' }, known)
        : null
    case 'POST /api/admin/people/role':
      return person ? follow('POST /api/admin/people/remove', { person }, known) : null
    case 'POST /api/admin/find':
      return found
        ? follow(
            'POST /api/admin/find/correct',
            { email: `${mark}@example.org`, mark: found, to: `meant.${mark}@example.org` },
            known,
          )
        : null
    default:
      return null
  }
}

const NEW_TITLE = { slug: 'v2', place: 'survey/14/title', lang: 'en', base: '9999999' }
const NEW_ROUND = { versionSlug: 'v2', lang: 'en', sends: '', closes: '2032-12-18', reminders: '[]', message: '' }

function ballotFor(key: string): string {
  if (key.startsWith('vote')) return 'trust'
  return key.startsWith('q') ? '50' : '3'
}

function follow(name: CallName, fields: Record<string, string>, { token, seats }: Known): FollowUp {
  const { access }: Call = contract[name]
  const [method = 'POST', template = ''] = name.split(' ')
  const place = template.replace(/:(\w+)/g, (_, field: string) => encodeURIComponent(fields[field] ?? ''))
  const path = method === 'GET' && !template.includes(':') ? `${place}?${new URLSearchParams(fields)}` : place
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' }
  if (access === 'hr') headers.Authorization = `Bearer ${token}`
  // The first seat is the leader's, who gives nothing.
  if (access === 'seat') headers.Cookie = seats.at(-1) ?? ''
  const request = {
    method,
    path,
    headers,
    ...(method === 'POST' && { body: new URLSearchParams(fields) }),
    isCall: true,
    privileged: access === 'hr',
  }
  return { name, request }
}
