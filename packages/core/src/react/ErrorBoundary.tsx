import { Component, type ReactNode } from 'react';

/** Catches an error of its children, reports it once and draws nothing. */
export class ErrorBoundary extends Component<
  { readonly onError: (thrown: unknown) => void; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override componentDidCatch(thrown: unknown): void {
    this.props.onError(thrown);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
