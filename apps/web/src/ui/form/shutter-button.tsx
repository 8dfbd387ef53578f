import { Icon } from '../layout/icon.tsx'
import { camera } from '../layout/icon-paths.ts'
import './shutter-button.css'

export function ShutterButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="shutter" onClick={onClick}>
      <span className="release">
        <Icon path={camera} />
      </span>
      {label}
    </button>
  )
}
