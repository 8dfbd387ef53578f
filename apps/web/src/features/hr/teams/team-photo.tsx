import { m } from '@thrive/words'
import { useEffect, useState } from 'react'
import { usePhoto } from '../frame/api.ts'
import { Problem } from '../frame/problem.tsx'

export function TeamPhoto({ uuid, name }: { uuid: string; name: string | null }) {
  const { data: photo, error, refetch } = usePhoto(uuid)
  const address = useAddressOf(photo)
  return (
    <div className="card c5 team-photo">
      {photo === null && <p className="muted">{m.no_photo()}</p>}
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {address && <img src={address} alt={name ? m.team_alt_named({ name }) : m.team_alt()} />}
    </div>
  )
}

function useAddressOf(picture: Blob | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!picture) return setAddress(null)
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return address
}
