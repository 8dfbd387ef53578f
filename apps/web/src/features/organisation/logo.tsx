import { useEffect, useState } from 'react'
import { fetchOrganisation, type Organisation } from './organisation.ts'
import './logo.css'

/** Asked for once. */
let asked: Promise<Organisation | null> | undefined

/** Whose teams play here. It comes when it comes, and moves nothing. */
export function OrganisationLogo() {
  const [organisation, setOrganisation] = useState<Organisation | null>(null)
  useEffect(() => {
    asked ??= fetchOrganisation()
    asked.then(setOrganisation)
  }, [])
  return organisation && <img className="organisation-logo" src={organisation.logo} alt={organisation.name} />
}
