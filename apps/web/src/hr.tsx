import { showApp } from './app.tsx'
import { HR_ROUTES } from './hr-routes.tsx'
import './styles/base.css'

void showApp(HR_ROUTES)
