import './screens.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Screens } from './routes.tsx'
import './styles/base.css'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Screens />
    </StrictMode>,
  )
