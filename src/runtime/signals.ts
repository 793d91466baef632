import type { PortErrorCode, PortMethod } from '../ports';

/** Events for a host's monitoring. A signal never contains personal data, payment data or user input. */
export type Signal =
  | {
      /** An error that the buyer saw; each is signaled once. */
      readonly type: 'error';
      /** The widget's name, such as `cart`; `portal` for the portal's own frame. */
      readonly widget: string;
      /** `render`: the widget threw an error. `unavailable` without a method: a chunk of its code failed to load. */
      readonly code: PortErrorCode | 'render';
      /** The port method that failed, such as `cart.read`; absent for other errors. */
      readonly method?: PortMethod;
      /** Name of the underlying error, such as `TypeError`. */
      readonly cause?: string;
      /** Id by which the backend's operators can find the failure in their logs. */
      readonly correlationId?: string;
      /** Duration of the call in milliseconds. */
      readonly milliseconds?: number;
    }
  | {
      readonly type: 'commit';
      readonly operation: string;
      readonly phase: 'sent' | 'checking' | 'done' | 'not-done' | 'unknown';
    }
  /** A value of a response could not be parsed, such as `total of a line`; it shows as “–”. */
  | { readonly type: 'schema'; readonly method: PortMethod; readonly value: string }
  /** A successful call and its duration in milliseconds. */
  | { readonly type: 'timing'; readonly widget: string; readonly method: PortMethod; readonly milliseconds: number };

/** Callback for signals, passed to the provider as `onSignal`. */
export type SignalListener = (signal: Signal) => void;
