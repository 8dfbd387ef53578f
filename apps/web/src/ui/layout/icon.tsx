import './icon.css'

/** A decorative sign; the word it stands for belongs to the control around it. */
export function Icon({
  path,
  line = false,
}: {
  path: string /** Drawn as a line instead of filled. */
  line?: boolean
}) {
  return (
    <svg className={line ? 'icon line' : 'icon'} viewBox="0 0 256 256" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
