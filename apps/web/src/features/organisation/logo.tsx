import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { isRecord, isText, orNull } from '../../lib/shape.ts'
import './logo.css'

interface Organisation {
  name: string
  logo: string | null
}

const isOrganisation = isRecord<Organisation>({ name: isText, logo: orNull(isText) })

/** Asked for once; without an answer there is no logo. */
let asked: Promise<Organisation | null> | undefined
const ask = () => {
  asked ??= call('GET /api/organisation', {}, isOrganisation).catch(() => null)
  return asked
}

/** Whose teams play here. It comes when it comes, and moves nothing. */
export default function OrganisationLogo() {
  const [organisation, setOrganisation] = useState<Organisation | null>(null)
  useEffect(() => void ask().then(setOrganisation), [])
  if (!organisation?.logo) return null
  return <img className="organisation-logo" src={organisation.logo} alt={organisation.name} />
}
