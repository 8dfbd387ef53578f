import type { ComponentProps } from 'react'
import { classNames } from '../../ui/layout/class-names.ts'
import { Frame } from '../hr/frame/frame.tsx'
import '../hr/frame/label-pill.css'
import './studio.css'

/** The frame of every screen of the studio. */
export const StudioFrame = ({ className, ...props }: ComponentProps<typeof Frame>) => (
  <Frame {...props} className={classNames('studio', className)} />
)
