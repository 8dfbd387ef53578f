import { useQuery } from '@tanstack/react-query'
import type { Response as Answer, Input } from '@thrive/contract'
import { LINE_FAULTS, LOCALES, MAILING_KINDS, MAILING_STATES, ROUND_STATES } from '@thrive/domain'
import { queryClient } from '../../../lib/query.tsx'
import {
  hasFields,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isRecord,
  isSaved,
  isText,
  isTrue,
  orNull,
} from '../../../lib/shape.ts'
import { ask } from '../frame/api.ts'

export type Rounds = Answer<'GET /api/admin/rounds'>
export type Round = Rounds['rounds'][number]
export type Workshop = Rounds['workshops'][number]
type RoundMail = Answer<'GET /api/admin/round/mail/:round'>
type AnyRound = Answer<'GET /api/admin/round/:round'>
/** These screens are not for viewers, whose rounds lack the message and the mailings. */
type ReadersRound = AnyRound & { [Key in 'message' | 'mailings']: NonNullable<AnyRound[Key]> }
export type WholeRound = ReadersRound & RoundMail
export type Mailing = WholeRound['mailings'][number]
export type Checked = Answer<'POST /api/admin/round/check'>

const ROUND = {
  id: isNumber,
  name: isText,
  version_slug: isText,
  lang: isOneOf(...LOCALES),
  state: isOneOf(...ROUND_STATES),
  sends: orNull(isText),
  closes: isText,
  reminders: isListOf(isNumber),
  invited: isNumber,
  opened: isNumber,
  started: isNumber,
  finished: isNumber,
  returned: isNumber,
}
const isRounds = isRecord<Rounds>({
  rounds: isListOf(isRecord<Round>(ROUND)),
  mails: isFlag,
  workshops: isListOf(
    isRecord<Workshop>({
      slug: isText,
      name: isText,
      look: isOneOf('lab', 'game'),
      minutes: isNumber,
      support: isText,
    }),
  ),
})
const isRound = hasFields<ReadersRound>({
  ...ROUND,
  message: isText,
  labels: isListOf(isText),
  mailings: isListOf(
    hasFields<Mailing>({
      id: isNumber,
      kind: isOneOf(...MAILING_KINDS),
      at: isText,
      state: isOneOf(...MAILING_STATES),
      queued: isNumber,
      sent: isNumber,
      failed: isNumber,
      uncertain: isNumber,
      skipped: isNumber,
    }),
  ),
  stops: isListOf(isRecord<WholeRound['stops'][number]>({ title: isText, teams: isNumber })),
})
const isRoundMail = isRecord<RoundMail>({
  needs: isRecord({ uncertain: isNumber, failed: isNumber, returned: isNumber, stopped: isNumber }),
  may_remind: isRecord({ invited: isNumber, opened: isNumber, started: isNumber }),
  pauses: isListOf(isRecord<RoundMail['pauses'][number]>({ mailing: isNumber, by: isText, at: isText })),
  copied: isNumber,
  since: orNull(isText),
  per_minute: isNumber,
})
const isChecked = isRecord<Checked>({
  fine: isNumber,
  new: isNumber,
  labels: isListOf(isText),
  problems: isListOf(
    isRecord<Checked['problems'][number]>({ line: isNumber, text: isText, code: isOneOf(...LINE_FAULTS) }),
  ),
})

/** While mails are going out, the figures change by the second. */
const SENDING_MS = 3_000

export const useRounds = () =>
  useQuery({ queryKey: ['admin', 'rounds'], queryFn: () => ask('GET /api/admin/rounds', {}, isRounds), staleTime: 0 })

export const useRound = (round: string | undefined) =>
  useQuery({
    queryKey: ['admin', 'round', round],
    queryFn: () => wholeRound(round ?? ''),
    enabled: round !== undefined,
    refetchInterval: ({ state }) => (state.data?.mailings.some(isUnderWay) ? SENDING_MS : false),
    staleTime: 0,
  })

async function wholeRound(round: string): Promise<WholeRound> {
  const [whole, mail] = await Promise.all([
    ask('GET /api/admin/round/:round', { round }, isRound),
    ask('GET /api/admin/round/mail/:round', { round }, isRoundMail),
  ])
  return { ...(whole as ReadersRound), ...mail }
}

const isUnderWay = ({ state, queued }: Mailing) => state === 'sending' || (state === 'planned' && queued > 0)

export const refetchRound = async (round: string | number) => {
  await queryClient.invalidateQueries({ queryKey: ['admin', 'round', String(round)] })
  await queryClient.invalidateQueries({ queryKey: ['admin', 'rounds'] })
}

/** Adds the people of another round. */
export async function inviteAgain(round: string, from: number): Promise<void> {
  await ask(
    'POST /api/admin/round/invite-again',
    { round, from: String(from) },
    isRecord({ added: isNumber, known: isNumber }),
  )
  await refetchRound(round)
}

export type RoundFields = Omit<Input<'POST /api/admin/round/save'>, 'round'>

/** Returns the id, which a new round gets now. */
export async function saveRound(round: string | undefined, fields: RoundFields): Promise<string> {
  const saved = await ask('POST /api/admin/round/save', { ...fields, round }, isRecord({ round: isNumber }))
  await refetchRound(saved.round)
  return String(saved.round)
}

/** Pasted text, or a file. */
export type InviteeList = { text: string } | { file: File }

export const checkList = (round: string, list: InviteeList) =>
  ask('POST /api/admin/round/check', { round, ...list }, isChecked)

export async function inviteList(round: string, list: InviteeList) {
  const isInvited = isRecord({ added: isNumber, known: isNumber, problems: isNumber })
  const invited = await ask('POST /api/admin/round/invite', { round, ...list }, isInvited)
  await refetchRound(round)
  return invited
}

/** Returns how many mails are planned. */
export async function planRound(round: string): Promise<number> {
  const { mails } = await ask(
    'POST /api/admin/round/plan',
    { round },
    isRecord<Answer<'POST /api/admin/round/plan'>>({ saved: isTrue, mails: isNumber }),
  )
  await refetchRound(round)
  return mails
}

export async function closeRound(round: string): Promise<void> {
  await ask('POST /api/admin/round/close', { round }, isSaved)
  await refetchRound(round)
}

export async function removeRound(round: string): Promise<void> {
  await ask('POST /api/admin/round/remove', { round }, isRecord({ removed: isTrue }))
  await queryClient.invalidateQueries({ queryKey: ['admin', 'rounds'] })
}

export const mailMeATest = (round: string) =>
  ask('POST /api/admin/round/test-mail', { round }, isRecord({ mailed: isTrue }))

export async function handleMailing(
  round: string | number,
  mailing: Mailing,
  act: Input<'POST /api/admin/round/mailing'>['act'],
): Promise<void> {
  await ask('POST /api/admin/round/mailing', { mailing: String(mailing.id), act }, isSaved)
  await refetchRound(round)
}
