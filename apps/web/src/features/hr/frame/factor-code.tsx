import { m } from '@thrive/words'
import { useState } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { CodeInput } from '../../../ui/form/code-input.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import './text-key.css'

interface FactorCodeProps {
  value: string
  onChange: (value: string) => void
  error: string | null
}

export const isAboutCode = (error: unknown): boolean => error instanceof ApiError && error.code.startsWith('code-')

/** The code of the app or, if the phone is not at hand, a recovery code. */
export function FactorCode({ value, onChange, error }: FactorCodeProps) {
  const [recovers, setRecovers] = useState(false)
  return (
    <div className="factor-code">
      {recovers ? (
        <TextLine
          label={m.proof_recovery_code()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          onChange={onChange}
          error={error}
        />
      ) : (
        <CodeInput label={m.proof_code()} value={value} onChange={onChange} error={error} />
      )}
      <button
        type="button"
        className="text-key"
        onClick={() => {
          setRecovers(!recovers)
          onChange('')
        }}
      >
        {recovers ? m.proof_use_app() : m.proof_use_recovery()}
      </button>
    </div>
  )
}
