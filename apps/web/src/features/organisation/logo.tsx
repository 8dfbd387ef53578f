import { useEffect, useState } from 'react'
import { fetchOrganisation, type Organisation } from './organisation.ts'
import './logo.css'

let asked: Promise<Organisation | null> | undefined

/** The organisation's logo. It appears when it arrives, without moving anything. */
export function OrganisationLogo() {
  const [organisation, setOrganisation] = useState<Organisation | null>(null)
  useEffect(() => {
    asked ??= fetchOrganisation()
    asked.then(setOrganisation)
  }, [])
  return organisation && <img className="organisation-logo" src={organisation.logo} alt={organisation.name} />
}
