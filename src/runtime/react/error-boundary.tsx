import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in the widget's place; asked to try again it mounts the widget anew. */
  readonly fallback: (tryAgain: () => void) => ReactNode;
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** Keeps a widget that throws from taking the page with it: each widget has one. */
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
