import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a screen. It takes the focus when it appears, so that screen readers start there. */
export function ScreenTitle({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  )
}
