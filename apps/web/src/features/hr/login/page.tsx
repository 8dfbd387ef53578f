import { useState } from 'react'
import { withQueries } from '../../../lib/query.tsx'
import { PASSWORDS_ONLY, useWays } from '../frame/company-api.ts'
import { GoHome } from '../frame/go-home.tsx'
import { useToken } from '../frame/token.ts'
import { CodeStep } from './code-step.tsx'
import { CompanyStep } from './company-step.tsx'
import { FirstStep } from './first-step.tsx'
import { NOTHING, type Typed } from './typed.ts'

/** The login of HR. Members who are already logged in go straight to their home screen. */
function LoginPage() {
  const token = useToken()
  const { data: ways = PASSWORDS_ONLY, isPending } = useWays()
  const [typed, setTyped] = useState(NOTHING)
  if (token !== null) return <GoHome />
  if (isPending) return <main aria-busy="true" />
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
  if (typed.step === 'company') return <CompanyStep ways={ways} email={typed.username} onChange={change} />
  if (typed.step === 'code') return <CodeStep typed={typed} onBack={() => change({ step: 'first', password: '' })} />
  return <FirstStep ways={ways} typed={typed} onChange={change} />
}

export default withQueries(LoginPage)
