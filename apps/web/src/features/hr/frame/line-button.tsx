import { Icon } from '../../../ui/layout/icon.tsx'
import './line-button.css'

/** A small table button without words; its name shows on hover. */
export function LineButton({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <button type="button" className="line-btn" aria-label={label} title={label} onClick={onClick}>
      <Icon path={icon} line />
    </button>
  )
}
