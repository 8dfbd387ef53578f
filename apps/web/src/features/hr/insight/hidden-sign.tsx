import { Icon } from '../../../ui/layout/icon.tsx'
import './hidden-sign.css'
import { hiddenEye } from './icons.ts'

/** Stands in the place of a figure that is not shown, with the reason. */
export const HiddenSign = ({ children }: { children: string }) => (
  <span className="hidden-sign">
    <Icon path={hiddenEye} line />
    {children}
  </span>
)
