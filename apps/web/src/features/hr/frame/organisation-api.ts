import { useQuery } from '@tanstack/react-query'
import type { Response as Answer, Input } from '@thrive/contract'
import { LIMITS, LOCALES } from '@thrive/domain'
import { sentenceOf } from '@thrive/words/refusals'
import { queryClient } from '../../../lib/query.tsx'
import { isFlag, isListOf, isNumber, isOneOf, isRecord, isSaved, isText, orNull } from '../../../lib/shape.ts'
import { FieldError } from '../../../lib/use-submit.ts'
import { ask } from './api.ts'

export type Settings = Answer<'GET /api/admin/organisation'>
export type SettingsChanges = Input<'POST /api/admin/organisation'>

const isSettings = isRecord<Settings>({
  name: isText,
  logo: orNull(isText),
  lang: isOneOf(...LOCALES),
  timeZone: isText,
  retentionMonths: orNull(isNumber),
  retentionInForce: isRecord({ months: orNull(isNumber), until: orNull(isText) }),
  retentionDecided: isFlag,
  contact: orNull(isText),
  domains: isListOf(isText),
  support: isListOf(isRecord({ slug: isText, name: isText, email: orNull(isText), standard: isText })),
})

const KEY = ['admin', 'organisation']

export const useSettings = () =>
  useQuery({ queryKey: KEY, queryFn: () => ask('GET /api/admin/organisation', {}, isSettings), staleTime: 0 })

/** The account and the retention too: the frame shows the name, and what a shorter retention erases. */
const refetchSettings = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: KEY }),
    queryClient.invalidateQueries({ queryKey: ['admin', 'account'] }),
    queryClient.invalidateQueries({ queryKey: ['admin', 'retention'] }),
  ])

export async function saveSettings(changes: SettingsChanges): Promise<void> {
  // A refusal may be due to a different count: the screen shows the current one.
  await ask('POST /api/admin/organisation', changes, isSaved).finally(refetchSettings)
}

export async function storeLogo(file: File): Promise<void> {
  if (file.size > LIMITS.organisation.logoBytes) throw new FieldError('logo', () => sentenceOf('not-a-logo'))
  // The form carries a file; the server receives its bytes.
  const logo = file as unknown as Uint8Array<ArrayBuffer>
  await ask('POST /api/admin/organisation/logo', { logo }, isRecord({ logo: isText }))
  await refetchSettings()
}

export async function removeLogo(): Promise<void> {
  await ask('POST /api/admin/organisation/logo/remove', {}, isSaved)
  await refetchSettings()
}

type Tested = Answer<'POST /api/admin/organisation/test-mail'>

/** Sends a mail to the caller, and returns what the mail server said. */
export const sendTestMail = () =>
  ask('POST /api/admin/organisation/test-mail', {}, isRecord<Tested>({ mailed: isFlag, says: orNull(isText) }))
