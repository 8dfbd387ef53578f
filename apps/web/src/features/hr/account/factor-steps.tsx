import { m } from '@thrive/words'
import type { ReactNode } from 'react'
import { useCopy } from '../../../lib/use-copy.ts'
import { buttonClass } from '../../../ui/form/button-class.ts'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { phone } from '../../../ui/layout/icon-paths.ts'
import { Qr } from '../../../ui/qr.tsx'
import { copySheets } from './factor-icons.ts'

interface FactorStepsProps {
  secret: string
  uri: string
  children: ReactNode
}

/** A phone cannot scan its own screen, so there a link opens the app. */
export function FactorSteps({ secret, uri, children }: FactorStepsProps) {
  const { copy, copied } = useCopy()
  return (
    <div className="factor-steps">
      <div className="code-to-scan">
        <Qr text={uri} label={m.factor_qr()} />
      </div>
      <ol>
        <li className="wide-only">
          <b>{m.factor_scan()}</b>
          <span className="muted">{m.factor_any_app()}</span>
        </li>
        <li className="phone-only">
          <b>{m.factor_open_app()}</b>
          <a className={buttonClass({ look: 'second' })} href={uri}>
            <Icon path={phone} />
            {m.factor_open()}
          </a>
        </li>
        <li>
          <b>{m.factor_key()}</b>
          <div className="key">
            <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <IconButton icon={copySheets} label={m.factor_copy_key()} onClick={() => copy(secret)} />
          </div>
          <span className="hint" role="status">
            {copied && m.factor_key_copied()}
          </span>
        </li>
        <li>{children}</li>
      </ol>
    </div>
  )
}
