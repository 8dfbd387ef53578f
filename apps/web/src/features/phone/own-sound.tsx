import { m } from '@thrive/words'
import { Button } from '../../ui/form/button.tsx'
import { mute, volume } from '../../ui/layout/icon-paths.ts'

/** Loudness from 0 to 1. Browsers that block sound before the first gesture play muted. */
export interface Sound {
  isMuted: boolean
  loudness: number
}

/** The volume of the room's film on this device. The room controls everything else. */
export function OwnSound({ sound, onChange }: { sound: Sound; onChange: (sound: Sound) => void }) {
  const { isMuted, loudness } = sound
  return (
    <div className="own-sound">
      <h3>{m.phone_follow_sound()}</h3>
      <div className="level">
        <Button
          round
          icon={isMuted ? mute : volume}
          aria-label={isMuted ? m.phone_follow_sound_on() : m.phone_follow_sound_off()}
          onClick={() => onChange({ ...sound, isMuted: !isMuted })}
        />
        <input
          type="range"
          aria-label={m.player_volume()}
          min={0}
          max={1}
          step={0.05}
          value={isMuted ? 0 : loudness}
          onChange={(event) => onChange({ isMuted: false, loudness: Number(event.target.value) })}
        />
      </div>
      <p className="muted ui">{m.phone_follow_belongs()}</p>
    </div>
  )
}
