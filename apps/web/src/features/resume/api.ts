import { call } from '../../lib/api.ts'

export const resumeByCode = (email: string, versionSlug: string, code: string) =>
  call('POST /api/session/resume/code', { email, versionSlug, code })

export const resumeByLink = (secret: string) => call('POST /api/session/resume/link', { secret })
