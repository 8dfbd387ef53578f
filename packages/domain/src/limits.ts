/** The server refuses longer values; fields check them first. */
export const LIMITS = {
  teamName: { min: 4, max: 80 },
  memberName: 80,
  text: 5000,
  note: 500,
  email: 254,
  answersPerSave: 100,
  password: { min: 12, max: 1000 },
  organisation: { name: 80, months: { min: 1, max: 120 }, domains: 50, logoBytes: 500_000 },
} as const
