import { IconButton } from '../ui/form/icon-button.tsx'
import { help } from '../ui/layout/icon-paths.ts'

export function HelpButton({ label, onClick }: { label: string; onClick: () => void }) {
  return <IconButton icon={help} label={label} onClick={onClick} aria-haspopup="dialog" />
}
