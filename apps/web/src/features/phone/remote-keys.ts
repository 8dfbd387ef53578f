import type { Wish } from '@thrive/domain'

/** What every key of the remote needs. */
export interface KeysProps {
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead: number
  isLost: boolean
  onWish: (wish: Wish) => void
}
