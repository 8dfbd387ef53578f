import type { CSSProperties } from 'react'

/** Custom properties for a style prop; React sets them through the CSSOM, which the content security policy allows. */
export function cssVars(vars: Record<`--${string}`, string | number>): CSSProperties {
  return vars as CSSProperties
}
