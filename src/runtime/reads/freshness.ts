import type { PortMethod } from '../../ports';
import { CACHE_NEVER_EXPIRES, CACHE_SECONDS } from '../../rules';

/** How long an answer may be shown without asking again, in milliseconds; `Infinity` never expires. */
export type Freshness = number;

/**
 * The reads that are declared cacheable (decision 37). What money or goods hang on is not among them: it is
 * always asked again, and what is shown meanwhile is marked.
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

/** The freshness of a read: the default of 300 s for what may be cached, none for everything else. */
export const freshnessOf = (method: PortMethod): Freshness => (cacheable.includes(method) ? CACHE_SECONDS * 1000 : 0);

/** A cache policy in seconds as the platform writes it: −1 never expires. */
export const fromSeconds = (seconds: number): Freshness =>
  seconds === CACHE_NEVER_EXPIRES ? Infinity : seconds * 1000;
