import type { Response } from '@thrive/contract'
import { connect } from '../src/infra/database.ts'
import { buildHrServer, onEnd } from './build.ts'
import { mailSettings, startSmtp } from './smtp.ts'

type AnyRound = Response<'GET /api/admin/round/:round'>
export type RoundDetail = AnyRound & { [Key in 'message' | 'mailings']: NonNullable<AnyRound[Key]> }
type Invitees = Response<'GET /api/admin/round/invitees/:round'>

/** A server with HR logged in and, unless there is no mail, a real mail server. */
export async function buildRounds(
  settings: Record<string, string> = {},
  smtpOptions: Parameters<typeof startSmtp>[0] | null = {},
  options: Parameters<typeof buildHrServer>[1] = {},
) {
  const smtp = smtpOptions && (await startSmtp(smtpOptions))
  const running = await buildHrServer(
    { ...(smtp && mailSettings(smtp.url)), MAILS_PER_MINUTE: '6000', ...settings },
    options,
  )
  const { client, token, ask, url } = running
  const db = connect({ url, pool: 2 })
  onEnd(() => db.destroy())
  const act = async <Answer = Record<string, unknown>>(
    call: string,
    fields: Record<string, string | number | File>,
  ) => {
    const texts = Object.entries(fields).map(([name, value]) => [name, value instanceof File ? value : String(value)])
    const { status, body } = await client.post(`/api/admin/round/${call}`, Object.fromEntries(texts), token)
    return { status, body: body as Answer & { error?: string } }
  }
  const round = async (fields: Record<string, string> = {}) => {
    const given = { name: 'Autumn', versionSlug: 'v2', lang: 'en', sends: '', closes: '2099-12-18', reminders: '[]' }
    const { body } = await act<{ round: number }>('save', { ...given, message: 'Bring tea', ...fields })
    return body.round
  }
  const invitees = async (id: number, query = '') =>
    (await ask<Invitees>(`/api/admin/round/invitees/${id}${query}`)).invitees
  return {
    ...running,
    db,
    mails: smtp?.mails ?? [],
    smtpUrl: smtp?.url ?? '',
    act,
    round,
    invitees,
    detail: (id: number) => ask<RoundDetail>(`/api/admin/round/${id}`),
    /** A planned round with these people. */
    async planned(people: string[], fields: Record<string, string> = {}) {
      const id = await round(fields)
      await act('invite', { round: id, text: people.join('\n') })
      await act('plan', { round: id })
      return id
    },
    async secretOf(id: number, email: string) {
      const found = (await invitees(id)).find((invitee) => invitee.email === email)
      const { body } = await act<{ link: string }>('invitee/link', { invitee: found?.id ?? 0 })
      return body.link.replace('/round/', '')
    },
  }
}
