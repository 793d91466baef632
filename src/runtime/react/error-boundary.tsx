import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Renders the replacement of a failed widget; `tryAgain` mounts the widget again. */
  readonly fallback: (tryAgain: () => void) => ReactNode;
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** Contains the errors of one widget, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}
