import { Icon } from '../../../ui/icon.tsx'
import { warning } from '../../../ui/icon-paths.ts'

interface UploadStateProps {
  busy: boolean
  share: number
  error: string | null
}

/** How far the upload is, or what went wrong with it. */
export function UploadState({ busy, share, error }: UploadStateProps) {
  if (busy)
    return (
      <div className="uploading">
        <progress max={1} value={share} aria-label="Upload" />
        <p className="num">{share < 1 ? `Uploading, ${Math.round(share * 100)}%` : 'Saving the photo…'}</p>
      </div>
    )
  return (
    error && (
      <p className="error" role="alert">
        <Icon path={warning} />
        {error}
      </p>
    )
  )
}
