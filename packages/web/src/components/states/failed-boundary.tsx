import { Component, type ReactNode } from 'react'
import { FailedState } from './failed-state.tsx'

interface Props {
  readonly children: ReactNode
}

/**
 * Keeps a part that cannot be fetched or drawn (the connection is gone, a newer version is
 * installed) from taking the whole page with it; trying again loads the page anew.
 */
export class FailedBoundary extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <FailedState
        error={undefined}
        onRetry={() => {
          window.location.reload()
        }}
      />
    )
  }
}
