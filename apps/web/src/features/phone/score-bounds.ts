export const MIN = 1
export const MAX = 100
