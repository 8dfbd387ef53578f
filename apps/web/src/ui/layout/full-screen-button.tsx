import { IconButton } from '../form/icon-button.tsx'
import { fullScreen, fullScreenExit } from './icon-paths.ts'
import { useFullScreen } from './use-full-screen.ts'

export function FullScreenButton() {
  const { on, toggle, available } = useFullScreen()
  if (!available) return null
  return (
    <IconButton
      icon={on ? fullScreenExit : fullScreen}
      label={on ? 'Leave full screen' : 'Full screen'}
      onClick={toggle}
    />
  )
}
