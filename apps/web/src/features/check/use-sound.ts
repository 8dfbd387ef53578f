import { useState } from 'react'
import type { Sound } from './judge.ts'
import { hasOutput, playTone } from './tone.ts'

/** The browser plays; whether it was heard only the room can say. The level is that of the tone itself. */
export function useSound() {
  const [sound, setSound] = useState<Sound>('not-yet')
  const [level, setLevel] = useState(0)
  const play = async () => {
    setSound('playing')
    if (!(await hasOutput())) return setSound('no-output')
    const played = await playTone(setLevel).catch(() => false)
    setSound(played ? 'played' : 'blocked')
  }
  return {
    sound,
    level,
    play: () => void play(),
    confirm: (heard: boolean) => setSound(heard ? 'heard' : 'not-heard'),
  }
}
