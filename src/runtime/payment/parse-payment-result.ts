import { containsPaymentNumber } from '../../rules';
import { ownValue } from '../../rules/read';
import { ownNumber, ownString } from '../storage';
import {
  type PaymentFieldError,
  paymentFieldNames,
  paymentFieldProblems,
  type PaymentFieldsResult,
  type PaymentKind,
  type PaymentToken,
} from './payment-fields.types';

const TOKEN_MAX = 500;
const BRAND_MAX = 80;

/** Parses the kind of a payment method; null for an unknown one. */
export const paymentKind = (value: unknown): PaymentKind | null => (value === 'card' || value === 'ach' ? value : null);

/**
 * Parses an untrusted token: reads each field separately, and rejects values that could contain a card or account
 * number.
 */
export function paymentToken(value: unknown): PaymentToken | null {
  const token = ownString(value, 'token');
  const kind = paymentKind(ownString(value, 'kind'));
  const brand = ownString(value, 'brand');
  const lastFour = ownString(value, 'lastFour');
  if (token === null || kind === null || brand === null || lastFour === null) return null;
  if (
    token === '' ||
    token.length > TOKEN_MAX ||
    brand.trim() === '' ||
    brand.length > BRAND_MAX ||
    !/^\d{4}$/.test(lastFour)
  )
    return null;
  if (containsPaymentNumber(token) || containsPaymentNumber(brand)) return null;
  const expiry = kind === 'card' ? expiryOf(ownValue(value, 'expiry')) : null;
  return kind === 'card' && expiry === null ? null : { token, kind, brand: brand.trim(), lastFour, expiry };
}

function expiryOf(value: unknown): PaymentToken['expiry'] {
  const [year, month] = [ownNumber(value, 'year'), ownNumber(value, 'month')];
  const isMonth = year !== null && month !== null && Number.isInteger(year) && Number.isInteger(month);
  return isMonth && month >= 1 && month <= 12 && year >= 2000 && year <= 2100 ? { year, month } : null;
}

/** Parses an untrusted result of payment fields; null for an invalid one. */
export function paymentAnswer(value: unknown): PaymentFieldsResult | null {
  switch (ownString(value, 'outcome')) {
    case 'token': {
      const token = paymentToken(ownValue(value, 'value'));
      return token === null ? null : { outcome: 'token', value: token };
    }
    case 'invalid': {
      const errors = ownValue(value, 'errors');
      return {
        outcome: 'invalid',
        errors: Array.isArray(errors) ? errors.slice(0, paymentFieldNames.length).flatMap(fieldError) : [],
      };
    }
    case 'failed':
      return { outcome: 'failed' };
    default:
      return null;
  }
}

function fieldError(value: unknown): readonly PaymentFieldError[] {
  const field = paymentFieldNames.find((name) => name === ownString(value, 'field'));
  const problem = paymentFieldProblems.find((name) => name === ownString(value, 'problem'));
  return field === undefined || problem === undefined ? [] : [{ field, problem }];
}
