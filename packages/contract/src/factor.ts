import { z } from 'zod'
import { type Calls, EVERY_ROLE, saved } from './call.ts'

const code = z.string().max(40)
const recoveryCodes = z.object({
  codes: z.array(z.string()).describe('ten of them, shown this once; each replaces the code of the app once'),
})

/**
 * The second factor: codes from an app, which change every 30 seconds, and recovery codes for members who lost the app.
 */
export const factorCalls = {
  'POST /api/admin/factor/begin': {
    access: 'hr',
    roles: EVERY_ROLE,
    fresh: true,
    unready: true,
    summary: 'A new secret for the app. It counts once a code confirms it; one before goes on until then',
    response: z.object({
      secret: z.string().describe('in base32, to be typed into the app'),
      uri: z.string().describe('otpauth://…, to be scanned by the app'),
    }),
  },
  'POST /api/admin/factor/confirm': {
    access: 'hr',
    roles: EVERY_ROLE,
    unready: true,
    summary: 'The first code of the new secret switches it on; 400 code-wrong, 409 factor-not-begun',
    body: z.object({ code }),
    response: recoveryCodes,
  },
  'POST /api/admin/factor/codes': {
    access: 'hr',
    roles: EVERY_ROLE,
    fresh: true,
    summary: 'Ten new recovery codes; those before no longer work; 409 factor-off where there is no second factor',
    response: recoveryCodes,
  },
  'POST /api/admin/factor/off': {
    access: 'hr',
    roles: EVERY_ROLE,
    fresh: true,
    summary: 'Switch the second factor off; 409 factor-required where the organisation asks for one',
    response: saved,
  },
} satisfies Calls
