const MEGABYTE = 1024 * 1024

/** What authors upload, and the most bytes of each. */
export const UPLOAD_BYTES = {
  film: 200 * MEGABYTE,
  poster: 20 * MEGABYTE,
  slide: 20 * MEGABYTE,
  captions: MEGABYTE,
  pdf: 20 * MEGABYTE,
} as const
export type UploadKind = keyof typeof UPLOAD_BYTES

export const isUploadKind = (kind: unknown): kind is UploadKind =>
  typeof kind === 'string' && Object.hasOwn(UPLOAD_BYTES, kind)

/** What a stored file is; posters and slides are both pictures. */
export type FileKind = 'film' | 'picture' | 'captions' | 'pdf'
export const FILE_KIND: Readonly<Record<UploadKind, FileKind>> = {
  film: 'film',
  poster: 'picture',
  slide: 'picture',
  captions: 'captions',
  pdf: 'pdf',
}

/** Where a file of the organisation's own is served; its name is its hash and what it is. */
export const filePath = {
  film: (file: string) => `/film/${file}`,
  picture: (file: string) => `/picture/${file}`,
  captions: (file: string) => `/caption/${file}`,
  pdf: (file: string) => `/document/${file}`,
} as const satisfies Record<FileKind, (file: string) => string>

/** Names of all files in a text, such as the JSON of a workshop. */
export const FILE_NAME = /\b[0-9a-f]{64}\.(?:mp4|vtt|jpg|pdf)\b/g
