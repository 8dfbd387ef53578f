import { m } from '@thrive/words'
import { Button } from '../../../ui/form/button.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'

interface SecretFieldProps {
  /** The last signs of the one that is kept; null while there is none. */
  end: string | null
  typed: string | null
  onChange: (typed: string | null) => void
}

/** A secret is never shown again. It is kept, or another one takes its place. */
export function SecretField({ end, typed, onChange }: SecretFieldProps) {
  if (end !== null && typed === null)
    return (
      <div className="with-btn">
        <TextLine label={m.sign_in_secret()} readOnly value={`•••••••• ${end}`} onChange={() => {}} />
        <Button look="second" slim onClick={() => onChange('')}>
          {m.sign_in_replace()}
        </Button>
      </div>
    )
  return (
    <div className={end === null ? undefined : 'with-btn'}>
      <TextLine
        label={m.sign_in_secret()}
        type="password"
        autoComplete="off"
        value={typed ?? ''}
        onChange={onChange}
        autoFocus={end !== null}
      />
      {end !== null && (
        <Button look="second" slim onClick={() => onChange(null)}>
          {m.sign_in_keep()}
        </Button>
      )}
    </div>
  )
}
