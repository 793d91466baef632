import { ownValue } from '../../rules/read';
import { ownNumber, ownString } from '../storage';
import { paymentAnswer } from './parse-payment-result';
import type { PaymentFieldName, PaymentFieldsResult, PaymentKind } from './payment-fields.types';

/** Identifies the messages of payment fields among all messages to a window. */
export const CHANNEL = 'tradefront/payment-fields@1';

/** Messages from the page to the frame. */
export type ToFrame =
  | {
      readonly type: 'show';
      readonly kind: PaymentKind;
      readonly locale: string;
      readonly look: Readonly<Record<string, string>>;
    }
  | { readonly type: 'submit'; readonly id: number }
  | { readonly type: 'focus'; readonly field: PaymentFieldName | null };

/** Messages from the frame to the page. */
export type FromFrame =
  /** The frame is ready to receive `show`. */
  | { readonly type: 'ready' }
  /** The fields are visible. */
  | { readonly type: 'shown'; readonly height: number }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'enter' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: PaymentFieldsResult }
  | { readonly type: 'failed' };

const LOWEST = 40;
const HIGHEST = 900;

/** Validates a frame's message field by field; null for anything else. */
export function fromFrame(data: unknown): FromFrame | null {
  if (ownString(data, 'channel') !== CHANNEL) return null;
  const type = ownString(data, 'type');
  switch (type) {
    case 'ready':
    case 'enter':
    case 'failed':
      return { type };
    case 'shown':
    case 'height': {
      const height = ownNumber(data, 'height');
      return height === null ? null : { type, height: Math.min(HIGHEST, Math.max(LOWEST, Math.ceil(height))) };
    }
    case 'answer': {
      const id = ownNumber(data, 'id');
      // An unreadable result counts as failed: the fields still contain the input.
      return id === null
        ? null
        : { type, id, answer: paymentAnswer(ownValue(data, 'answer')) ?? { outcome: 'failed' } };
    }
    default:
      return null;
  }
}
