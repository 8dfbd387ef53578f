import { readDomain } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { Field } from '../../../../ui/form/field.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { cross } from '../../../../ui/layout/line-icons.ts'

interface DomainsFieldProps {
  domains: readonly string[]
  onChange: (domains: string[]) => void
}

/** Each domain is a removable label; Enter, a comma or leaving the field adds what is typed. */
export function DomainsField({ domains, onChange }: DomainsFieldProps) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const add = () => {
    if (typed.trim() === '') return setWrong(false)
    const domain = readDomain(typed)
    setWrong(domain === null)
    if (domain === null) return
    setTyped('')
    if (!domains.includes(domain)) onChange([...domains, domain])
  }
  return (
    <Field
      label={m.sign_in_domains()}
      hint={m.sign_in_domains_hint()}
      error={isWrong ? m.sign_in_not_a_domain() : null}
    >
      {({ className, ...control }) => (
        <div className={`${className} domain-chips`} aria-invalid={control['aria-invalid']}>
          {domains.map((domain) => (
            <span key={domain} className="domain">
              {domain}
              <button
                type="button"
                aria-label={m.sign_in_domain_remove({ domain })}
                onClick={() => onChange(domains.filter((each) => each !== domain))}
              >
                <Icon path={cross} line />
              </button>
            </span>
          ))}
          <input
            {...control}
            value={typed}
            placeholder={m.sign_in_domain_add()}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ',') return
              event.preventDefault()
              add()
            }}
          />
        </div>
      )}
    </Field>
  )
}
