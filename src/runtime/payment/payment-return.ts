import { type KeyValueStore, ownNumber, ownString, readStored, storedKey } from '../storage';
import { paymentKind, paymentToken } from './parse-payment-result';
import type { PaymentKind, PaymentToken } from './payment-fields.types';

/**
 * State that is stored while the buyer is on the provider's page: the form values, and a nonce that verifies the
 * result.
 */
export interface PaymentRedirect {
  /** The nonce: sent with the request and expected back. A result without it does not belong to this redirect. */
  readonly state: string;
  readonly kind: PaymentKind;
  readonly nickname: string;
  readonly makeDefault: boolean;
  readonly time: number;
}

/** Maximum duration of a redirect, in milliseconds. */
const VISIT_LASTS = 60 * 60_000;

/** Storage key of an account's redirect; sign-out clears it with the account. */
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

/** Result of a return from a provider's page. */
export type PaymentReturn =
  | { readonly outcome: 'token'; readonly token: PaymentToken; readonly visit: PaymentRedirect }
  | { readonly outcome: 'cancelled' | 'failed'; readonly visit: PaymentRedirect }
  /** The result belongs to no known redirect, or to an expired one, and is ignored. */
  | { readonly outcome: 'unknown' };

/**
 * Reads the query of the URL that the buyer returned to and removes the stored redirect, so that a result is processed
 * once. Null when the query has no payment result or it was processed before.
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
