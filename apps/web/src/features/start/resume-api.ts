import { call } from '../../lib/api.ts'
import { isRecord, isText, orNull } from '../../lib/shape.ts'

const isOpened = isRecord({ uuid: isText, versionSlug: isText, former: orNull(isText) })

export const resumeByCode = (email: string, versionSlug: string, code: string) =>
  call('POST /api/session/resume/code', { email, versionSlug, code }, isOpened)

export const resumeByLink = (secret: string) => call('POST /api/session/resume/link', { secret }, isOpened)
