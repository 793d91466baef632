import type { PortMethod } from '../../ports';
import { CACHE_NEVER_EXPIRES, CACHE_SECONDS } from '../../rules';

/** Milliseconds until a response is stale; `Infinity` never expires. */
export type Freshness = number;

/**
 * Cacheable reads (decision 37). Reads that affect prices or stock are not cacheable: they are always refetched, and
 * stale data are marked meanwhile.
 */
const cacheable: readonly PortMethod[] = [
  'catalog.match',
  'catalog.related',
  'catalog.substitutes',
  'contact.read',
  'content.faqs',
  'content.image',
  'easyOrder.read',
  'orders.accountOf',
  'orders.usual',
  'password.policy',
  'support.assets',
  'support.options',
];

/** The freshness of a read: 300 s for cacheable methods, 0 for all others. */
export const freshnessOf = (method: PortMethod): Freshness => (cacheable.includes(method) ? CACHE_SECONDS * 1000 : 0);

/** Converts the platform's cache time in seconds; −1 never expires. */
export const fromSeconds = (seconds: number): Freshness =>
  seconds === CACHE_NEVER_EXPIRES ? Infinity : seconds * 1000;
