import { m } from '@thrive/words'
import { useState } from 'react'
import { Button } from '../../../../ui/form/button.tsx'
import { TextLine } from '../../../../ui/form/text-line.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { copySheets } from '../../../../ui/layout/line-icons.ts'

interface RedirectFieldProps {
  address: string | null
  /** Explains what to do with the address. */
  label?: string
}

/** The address to register at the provider, exactly as shown. */
export function RedirectField({ address, label }: RedirectFieldProps) {
  const [isCopied, setCopied] = useState(false)
  if (address === null) return <p className="hint">{m.sign_in_redirect_none()}</p>
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <TextLine
      label={label ?? m.sign_in_redirect()}
      hint={label ? null : m.sign_in_redirect_hint()}
      readOnly
      value={address}
      onChange={() => {}}
      action={
        <Button look="second" slim onClick={() => void copy()}>
          <Icon path={copySheets} line />
          <span role="status">{isCopied ? m.sign_in_copied() : m.sign_in_copy()}</span>
        </Button>
      }
    />
  )
}
