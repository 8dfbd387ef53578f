import './icon.css'

/** A decorative icon; the control around it provides the word. */
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
