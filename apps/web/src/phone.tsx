import { createRoot } from 'react-dom/client'
import './styles/base.css'
import { MemberScreen } from './features/phone/member-screen.tsx'
import { PhonePage } from './features/phone/page.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<PhonePage follow={MemberScreen} />)
