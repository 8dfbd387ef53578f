import type { ReactNode } from 'react'
import { Link } from '../../../lib/navigation.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { backArrow } from './line-icons.ts'
import './back-link.css'

/** Leads to the screen above this one. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className="back-link" href={href}>
    <Icon path={backArrow} line />
    {children}
  </Link>
)
