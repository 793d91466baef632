import { type KeyValueStore, ownNumber, ownString, readStored, storedKey } from '../storage';
import { paymentKind, paymentToken } from './parse-payment-result';
import type { PaymentKind, PaymentToken } from './payment-fields.types';

/** What is kept while the buyer is on the provider's page: what they had answered, and what tells the answer is ours. */
export interface PaymentRedirect {
  /** Sent along and expected back: an answer without it is not to this visit. */
  readonly state: string;
  readonly kind: PaymentKind;
  readonly nickname: string;
  readonly makeDefault: boolean;
  readonly time: number;
}

/** Milliseconds a visit may take. */
const VISIT_LASTS = 60 * 60_000;

/** The key of an account's visit: cleared with the account on sign-out. */
export const paymentRedirectKey = (adapterId: string, accountId: string): string =>
  storedKey('paymentVisit', adapterId, accountId);

function parseVisit(value: unknown): PaymentRedirect | null {
  const [state, nickname] = [ownString(value, 'state'), ownString(value, 'nickname')];
  const [kind, time] = [paymentKind(ownString(value, 'kind')), ownNumber(value, 'time')];
  if (state === null || nickname === null || kind === null || time === null) return null;
  return {
    state,
    kind,
    nickname,
    time,
    makeDefault: typeof value === 'object' && value !== null && 'makeDefault' in value && value.makeDefault === true,
  };
}

/** What a provider's page sent the buyer back with. */
export type PaymentReturn =
  | { readonly outcome: 'token'; readonly token: PaymentToken; readonly visit: PaymentRedirect }
  | { readonly outcome: 'cancelled' | 'failed'; readonly visit: PaymentRedirect }
  /** An answer to a visit that is not ours, is over or took too long: nothing is done with it. */
  | { readonly outcome: 'unknown' };

/**
 * Reads the query of the address a buyer came back to, once: the visit it answers is forgotten. Null when the address
 * says nothing of payment, or its visit was answered before.
 */
export function consumePaymentReturn(
  query: string,
  store: KeyValueStore,
  key: string,
  now: number,
): PaymentReturn | null {
  const parts = new URLSearchParams(query);
  const state = parts.get('payment_state');
  if (state === null) return null;
  const visit = readStored(store, key, parseVisit);
  if (visit === null) return null;
  if (visit.state !== state) return { outcome: 'unknown' };
  store.remove(key);
  const age = now - visit.time;
  if (age < 0 || age > VISIT_LASTS) return { outcome: 'unknown' };
  const said = parts.get('payment_outcome');
  if (said === 'cancelled') return { outcome: 'cancelled', visit };
  const [year, month] = (parts.get('payment_expiry') ?? '').split('-').map(Number);
  const token =
    said !== 'token'
      ? null
      : paymentToken({
          token: parts.get('payment_token'),
          kind: parts.get('payment_kind'),
          brand: parts.get('payment_brand'),
          lastFour: parts.get('payment_last_four'),
          expiry: { year, month },
        });
  return token === null || token.kind !== visit.kind
    ? { outcome: 'failed', visit }
    : { outcome: 'token', token, visit };
}
