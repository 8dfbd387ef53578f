import type { SeatLook, SeatState } from '@thrive/domain'
import type { Live } from '../../lib/live.ts'
import type { Given, KeptBallot } from './kept-ballot.ts'

export interface SeatProps {
  live: Live<SeatState>
  kept: KeptBallot | null
  look: SeatLook
  onGive: (key: string, value: Given) => void
  onRetry: () => void
  onLeave: () => void
}
