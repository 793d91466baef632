import type { WalletMethod } from '../../../domain';

/** Details in a token of the demo's payment fields. It does not contain the number. */
export type TokenFacts = Pick<WalletMethod, 'kind' | 'brand' | 'lastFour' | 'expiry'>;

const TOKEN = /^demo\.(card|ach)\.([\w%'()*!~-]{1,90})\.(\d{4})\.(?:(\d{4})-(\d{2})|none)\.[\w-]{6,40}$/;

/**
 * Parses a token: without a payment server it contains what a real one would look up,
 * `demo.card.Visa.4242.2030-11.x7f2k9`. Null for an invalid one.
 */
export function readToken(token: string): TokenFacts | null {
  const [, kind, brand = '', lastFour = '', year, month] = TOKEN.exec(token) ?? [];
  if (kind !== 'card' && kind !== 'ach') return null;
  const expiry = year === undefined || month === undefined ? null : { year: Number(year), month: Number(month) };
  if ((kind === 'card') !== (expiry !== null) || (expiry !== null && (expiry.month < 1 || expiry.month > 12)))
    return null;
  try {
    return { kind, brand: decodeURIComponent(brand), lastFour, expiry };
  } catch {
    return null;
  }
}

/** Last four digits of the card that the demo's provider declines, and of the one whose token has expired. */
export const DECLINED = '0002';
export const EXPIRED_TOKEN = '0069';
