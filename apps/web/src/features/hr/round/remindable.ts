import type { WholeRound } from './api.ts'

/** How many a reminder may go to now. */
export const remindable = ({ may_remind: { invited, opened, started } }: WholeRound) => invited + opened + started
