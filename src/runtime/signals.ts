import type { PortErrorCode, PortMethod } from '../ports';

/** What a host may want to watch. Nothing in a signal names a person, a card or what somebody typed. */
export type Signal =
  | {
      /** Trouble that a buyer was shown; each is signalled once. */
      readonly type: 'error';
      /** The widget's name, such as `cart`; `portal` for the frame around them. */
      readonly widget: string;
      /** `render`: the widget broke. `unavailable` without a method: a part of its code did not come. */
      readonly code: PortErrorCode | 'render';
      /** The port method that failed, such as `cart.read`; absent where none did. */
      readonly method?: PortMethod;
      /** The name of the error behind it, such as `TypeError`. */
      readonly cause?: string;
      /** The id the backend's people can look the failure up by. */
      readonly correlationId?: string;
      /** Milliseconds the call took. */
      readonly milliseconds?: number;
    }
  | {
      readonly type: 'commit';
      readonly operation: string;
      readonly phase: 'sent' | 'checking' | 'done' | 'not-done' | 'unknown';
    }
  /** A value in an answer could not be read, such as `total of a line`: it is shown as “–”. */
  | { readonly type: 'schema'; readonly method: PortMethod; readonly what: string }
  /** A call that was answered, and the milliseconds it took. */
  | { readonly type: 'timing'; readonly widget: string; readonly method: PortMethod; readonly milliseconds: number };

/** Receives signals; given as the provider's `onSignal`. */
export type SignalListener = (signal: Signal) => void;
