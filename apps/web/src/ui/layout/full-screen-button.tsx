import { m } from '@thrive/words'
import { IconButton } from '../form/icon-button.tsx'
import { fullScreen, fullScreenExit } from './icon-paths.ts'
import { useFullScreen } from './use-full-screen.ts'

export function FullScreenButton() {
  const { on, toggle, available } = useFullScreen()
  if (!available) return null
  return (
    <IconButton
      icon={on ? fullScreenExit : fullScreen}
      label={on ? m.full_screen_leave() : m.full_screen()}
      onClick={toggle}
    />
  )
}
