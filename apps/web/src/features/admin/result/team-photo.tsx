import { messages } from '@thrive/content/messages'
import { useState } from 'react'

export function TeamPhoto({ uuid, name }: { uuid: string; name: string | null }) {
  const [missing, setMissing] = useState(false)
  return (
    <div className="card c5 team-photo">
      {missing ? (
        <p className="muted">{messages.noPhoto}</p>
      ) : (
        <img src={`/photo/${uuid}`} alt={name ? `The team ${name}` : 'The team'} onError={() => setMissing(true)} />
      )}
    </div>
  )
}
