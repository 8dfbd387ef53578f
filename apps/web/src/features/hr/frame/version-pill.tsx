/** The name of a version in its colours, and its slug. */
export function VersionPill({ name, slug }: { name: string; slug: string }) {
  return (
    <span className="version-pill">
      <span className={`pill ${slug}`}>{name}</span> <span className="muted">{slug}</span>
    </span>
  )
}
