import { messages } from '@thrive/content/messages'
import { useEffect, useState } from 'react'
import { usePhoto } from '../api.ts'
import { Problem } from '../problem.tsx'

export function TeamPhoto({ uuid, name }: { uuid: string; name: string | null }) {
  const { data: photo, error, refetch } = usePhoto(uuid)
  const address = useAddressOf(photo)
  return (
    <div className="card c5 team-photo">
      {photo === null && <p className="muted">{messages.noPhoto}</p>}
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {address && <img src={address} alt={name ? `The team ${name}` : 'The team'} />}
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
