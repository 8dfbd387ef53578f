import type { SeatLook } from '@thrive/domain'
import { m } from '@thrive/words'
import { type ReactNode, useContext } from 'react'
import mark from '../../art/logo-mark.svg'
import { Seat, seatName } from '../../brand/seat.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { LanguageMenu } from '../language/menu.tsx'
import { again, shieldCheck, wifi, wifiSlash } from './icon-paths.ts'
import { OwnLanguage } from './own-language.ts'
import './phone.css'

interface Props {
  /** On the right of the bar: this seat, or the state of the connection. */
  sign?: ReactNode
  foot?: ReactNode
  /** True if content scrolls behind the foot, which then has a line above it. */
  footLine?: boolean
  children: ReactNode
}

export function Frame({ sign, foot, footLine = false, children }: Props) {
  return (
    <div className="ph">
      <PhoneBar sign={sign} />
      <main className="ph-main">{children}</main>
      {foot ? <footer className={footLine ? 'ph-foot line' : 'ph-foot'}>{foot}</footer> : <span />}
    </div>
  )
}

const NAME = 'Thrive Lab'

export function PhoneBar({ sign, middle }: { sign?: ReactNode; middle?: ReactNode }) {
  const choose = useContext(OwnLanguage)
  return (
    <header className="ph-bar">
      <img className="mark" src={mark} alt={NAME} width={116} height={116} />
      {middle}
      {sign ?? (!choose && <span className="muted">{NAME}</span>)}
      {choose && (
        <LanguageMenu
          onChoose={(locale, done) => {
            choose(locale)
            done()
          }}
        />
      )}
    </header>
  )
}

export const You = ({ look }: { look: SeatLook }) => (
  <span className="you">
    <Seat look={look} isNamed />
    {capital(seatName(look))}
  </span>
)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const LINES = {
  on: { icon: wifi, words: m.phone_in_step },
  follow: { icon: wifi, words: m.phone_follow },
  wait: { icon: again, words: m.phone_trying },
  off: { icon: wifiSlash, words: m.phone_offline },
} as const

/** The state of the connection: icon, word and colour. */
export const Line = ({ state }: { state: keyof typeof LINES }) => (
  <span className="link" data-state={state} role="status">
    <Icon path={LINES[state].icon} />
    {LINES[state].words()}
  </span>
)

export const Contract = ({ words = m.phone_contract }: { words?: () => string }) => (
  <p className="contract">
    <Icon path={shieldCheck} />
    <span>{words()}</span>
  </p>
)
