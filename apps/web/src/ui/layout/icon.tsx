import './icon.css'

/** A decorative sign; the word it stands for belongs to the control around it. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 256 256" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
