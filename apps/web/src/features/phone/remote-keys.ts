import type { Wish } from '@thrive/domain'

export interface KeysProps {
  /** Milliseconds by which the server's clock is ahead of this one. */
  ahead: number
  isLost: boolean
  onWish: (wish: Wish) => void
}
