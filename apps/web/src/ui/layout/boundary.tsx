import { Component, type ComponentType, type ReactNode } from 'react'

interface BoundaryProps {
  /** Shown instead of what could not be drawn. */
  fallback: ComponentType<{ error: unknown }>
  children: ReactNode
}

/** Keeps an error inside it from emptying the whole page. React offers this to classes only. */
export class Boundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })

  override render() {
    const { fallback: Fallback, children } = this.props
    return 'error' in this.state ? <Fallback error={this.state.error} /> : children
  }
}
