import './screens.ts'
import { showApp } from './app.tsx'
import { ROUTES } from './routes.tsx'
import './styles/base.css'

void showApp(ROUTES)
