import { ownValue } from '../../rules/read';
import { ownNumber, ownString } from '../storage';
import { paymentAnswer } from './parse-payment-result';
import type { PaymentFieldName, PaymentFieldsResult, PaymentKind } from './payment-fields.types';

/** Marks the messages of payment fields among all that a page may hear. */
export const CHANNEL = 'tradefront/payment-fields@1';

/** What the page says to the frame. */
export type ToFrame =
  | {
      readonly type: 'show';
      readonly kind: PaymentKind;
      readonly locale: string;
      readonly look: Readonly<Record<string, string>>;
    }
  | { readonly type: 'submit'; readonly id: number }
  | { readonly type: 'focus'; readonly field: PaymentFieldName | null };

/** What the frame says to the page. */
export type FromFrame =
  /** It listens: `show` is due. */
  | { readonly type: 'ready' }
  /** The fields stand. */
  | { readonly type: 'shown'; readonly height: number }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'enter' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: PaymentFieldsResult }
  | { readonly type: 'failed' };

const LOWEST = 40;
const HIGHEST = 900;

/** A message of a frame, checked part by part; null for anything else. */
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
      // An answer that can not be read is one that failed: what was typed is still in the fields.
      return id === null
        ? null
        : { type, id, answer: paymentAnswer(ownValue(data, 'answer')) ?? { outcome: 'failed' } };
    }
    default:
      return null;
  }
}
