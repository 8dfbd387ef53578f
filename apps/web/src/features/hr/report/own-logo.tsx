import { useEffect, useState } from 'react'
import { fetchOrganisation, type Organisation } from '../../organisation/organisation.ts'

/** The organisation's logo, or its name while it has none. */
export function OwnLogo({ name }: { name: string }) {
  const [organisation, setOrganisation] = useState<Organisation | null>(null)
  useEffect(() => {
    void fetchOrganisation().then(setOrganisation)
  }, [])
  return organisation ? <img className="own-logo" src={organisation.logo} alt={organisation.name} /> : <b>{name}</b>
}
