import { m } from '@thrive/words'
import { Button } from '../../../../ui/form/button.tsx'
import { TextLine } from '../../../../ui/form/text-line.tsx'

interface SecretFieldProps {
  /** The last characters of the saved secret; null if there is none. */
  end: string | null
  typed: string | null
  onChange: (typed: string | null) => void
}

/** A secret is never shown again: it is kept or replaced. */
export function SecretField({ end, typed, onChange }: SecretFieldProps) {
  const isKept = end !== null && typed === null
  const key = (name: string, next: string | null) => (
    <Button look="second" slim onClick={() => onChange(next)}>
      {name}
    </Button>
  )
  if (isKept)
    return (
      <TextLine
        label={m.sign_in_secret()}
        readOnly
        value={`•••••••• ${end}`}
        onChange={() => {}}
        action={key(m.sign_in_replace(), '')}
      />
    )
  return (
    <TextLine
      label={m.sign_in_secret()}
      type="password"
      autoComplete="off"
      value={typed ?? ''}
      onChange={onChange}
      autoFocus={end !== null}
      action={end !== null && key(m.sign_in_keep(), null)}
    />
  )
}
