export const LEAST = 1
export const MOST = 100
