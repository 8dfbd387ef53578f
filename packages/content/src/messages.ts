/** Words that screens say by themselves. Those for what the server refuses are in refusals.ts. */
export const messages = {
  loginEndedByTeam: 'A team started on this computer, so you were signed out.',
  saveFailed: 'Failed to save answers!',
  answerNotParsed: 'Error parsing the answer value',
  invalidQuestion: 'Invalid question! Please contact an administrator.',
  noPhoto: 'No team photo taken yet',
  offline: 'There is no connection right now. Please check the network and try again.',
} as const
