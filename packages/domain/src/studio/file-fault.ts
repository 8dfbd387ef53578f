/** Why an uploaded file is refused. */
export const FILE_FAULTS = [
  'not-mp4',
  'not-h264',
  'not-aac',
  'too-small',
  'too-long',
  'index-at-end',
  'not-captions',
  'not-a-picture',
  'not-a-pdf',
  'active-pdf',
] as const
export type FileFault = (typeof FILE_FAULTS)[number]
