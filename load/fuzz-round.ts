import type { Known } from './fuzz-inputs.ts'
import { learnOwner } from './fuzz-owner.ts'
import { pick, type Random } from './fuzz-random.ts'

type Field = (known: Known, random: Random) => string

/**
 * Values for the fields of rounds. Few rounds are closed or removed, so that the others are reached. No invitee is
 * guessed: whoever has the link of another session's may read its address.
 */
export const ROUND_FIELDS: Record<string, Field> = {
  round: ({ round }, random) => pick([round ?? '', round ?? '', '999999', '-1'], random),
  invitee: ({ invitee }, random) => pick([invitee ?? '0', invitee ?? '0', '999999', '-1'], random),
  against: ({ round }, random) => pick([round ?? '', '', '999999'], random),
  label: (_, random) => pick(['0', '1', '', '2', '-1'], random),
  indicator: (_, random) => pick(['trust', '', 'mood'], random),
  state: (_, random) => pick(['due', 'overdue', 'done', 'invited', 'finished', 'gone'], random),
  smallest: (_, random) => pick(['3', '5', '10', '2', '11'], random),
  separator: (_, random) => pick(['comma', 'semicolon', 'tab'], random),
  mailing: ({ mailing }, random) => pick([mailing ?? '1', '999999'], random),
  invitees: ({ invitee }, random) => pick([`[${invitee ?? 0}]`, '[999999]', '[]', '[-1]', '{}'], random),
  text: ({ mark }, random) =>
    pick([`${mark}@example.org`, `E-mail,Name,Unit\n${mark}@example.org,${mark},Sales`, 'nobody@', ''], random),
  file: ({ files }, random) => pick(['E-mail\nsomebody@example.org', 'PK\u0003\u0004', 'x', ...files], random),
  sends: (_, random) => pick(['', '', '2031-11-23T09:00', '2031-02-30T09:00'], random),
  closes: (_, random) => pick(['2032-12-18', '2032-12-18', '2032-02-30', '2001-01-01'], random),
  reminders: (_, random) => pick(['[7,14]', '[]', '[1]', '["x"]'], random),
  message: ({ mark }, random) => pick([`${mark} says hello`, '', 'x'.repeat(601)], random),
  act: (_, random) => pick(['pause', 'go-on', 'drop', 'dance'], random),
  returned: (_, random) => pick(['true', 'false', 'maybe'], random),
  invite: ({ link }, random) => pick(['', '', '', link ?? 'none'], random),
  every: (_, random) => pick(['true', 'false', ''], random),
}

/** Remembers what the calls of rounds, tokens and webhooks, and of the whole organisation bring about. */
export function learnIds(name: string, text: string, known: Known): void {
  learnOwner(name, text, known)
  if (name === 'POST /api/admin/round/save') known.round = String(JSON.parse(text).round)
  if (name === 'GET /api/admin/round/invitees/:round') known.invitee = JSON.parse(text).invitees.at(-1)?.id?.toString()
  if (name === 'GET /api/admin/round/:round') known.mailing = JSON.parse(text).mailings.at(-1)?.id?.toString()
  if (name === 'POST /api/admin/token/make') known.apiToken = String(JSON.parse(text).id)
  if (name === 'POST /api/admin/webhook/make') known.webhook = String(JSON.parse(text).webhook)
  if (name === 'POST /api/admin/round/invitee/link') known.link = JSON.parse(text).link.split('/').at(-1)
}
