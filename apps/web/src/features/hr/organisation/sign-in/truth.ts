import { m } from '@thrive/words'
import type { SignIn } from './api.ts'

/** One setting, as saved and as in use. */
export interface TruthRow {
  name: string
  saved: string
  /** Null if the setting is not in use. */
  inUse: string | null
  isSame: boolean
  /** True for addresses and names that have to be copied exactly. */
  isCode?: boolean
  /** True for a saved setting that is not in force. */
  isWish?: boolean
}

const onOff = (on: boolean) => (on ? m.sign_in_on() : m.sign_in_off())
const wanted = (on: boolean, isOn: boolean) => (on && !isOn ? m.sign_in_wanted_on() : onOff(on))
const secret = (end: string | null) =>
  end === null ? m.sign_in_none() : end === '' ? m.sign_in_kept() : m.sign_in_ends_in({ end })

export function truthRows(saved: SignIn): TruthRow[] {
  const { inUse } = saved
  const isOn = inUse !== null
  const onlyWay = inUse?.onlyWay ?? false
  const row = (name: string, mine: string, theirs: string | undefined, isCode = false) => ({
    name,
    saved: mine || m.sign_in_none(),
    inUse: theirs ?? null,
    isSame: theirs === mine,
    isCode,
  })
  return [
    {
      name: m.sign_in_company(),
      saved: wanted(saved.on, isOn),
      inUse: onOff(isOn),
      isSame: saved.on === isOn,
      isWish: saved.on && !isOn,
    },
    row(m.sign_in_issuer(), saved.issuer, inUse?.issuer, true),
    row(m.sign_in_client_id(), saved.clientId, inUse?.clientId, true),
    {
      ...row(m.sign_in_secret(), secret(saved.clientSecretEnd), inUse ? secret(inUse.clientSecretEnd) : undefined),
      isSame: inUse?.sameSecret ?? false,
    },
    row(m.sign_in_domains(), saved.domains.join(', '), inUse?.domains.join(', ')),
    {
      name: m.sign_in_only_way(),
      saved: wanted(saved.onlyWay, onlyWay),
      inUse: onOff(onlyWay),
      isSame: saved.onlyWay === onlyWay,
      isWish: saved.onlyWay && !onlyWay,
    },
  ]
}

/** True if what is saved is in force. Nothing is in use while company sign-in is off and meant to be. */
export const isInForce = (saved: SignIn): boolean =>
  saved.inUse === null ? !saved.on : truthRows(saved).every(({ isSame }) => isSame)
