import './screens.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Navigation } from './lib/navigation.tsx'
import { Screens } from './routes.tsx'
import './styles/base.css'

// A new release took files away that this page still names: the new page knows the new ones.
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem('reloaded') === location.href) return
  sessionStorage.setItem('reloaded', location.href)
  event.preventDefault()
  location.reload()
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Navigation>
        <Screens />
      </Navigation>
    </StrictMode>,
  )
