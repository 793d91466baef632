import type { PortErrorCode } from '../ports';

/** What a host may want to watch. Nothing in a signal names a person, a card or what somebody typed. */
export type Signal =
  | { readonly type: 'error'; readonly widget: string; readonly code: PortErrorCode | 'render'; readonly correlationId?: string }
  | { readonly type: 'commit'; readonly operation: string; readonly phase: 'sent' | 'checking' | 'done' | 'not-done' | 'unknown' }
  | { readonly type: 'timing'; readonly widget: string; readonly name: string; readonly milliseconds: number };

/** Receives signals; given as the provider's `onSignal`. */
export type SignalListener = (signal: Signal) => void;
