import type { PortMethod } from '../../ports';
import { CACHE_NEVER_EXPIRES, CACHE_SECONDS } from '../../rules';

/** How long an answer may be shown without asking again, in milliseconds; `Infinity` never expires. */
export type Freshness = number;

const CATALOGUE = CACHE_SECONDS * 1000;

/**
 * Per read, how old an answer may get (spec §9, decision 37). What money or goods hang on is always asked again;
 * what is shown meanwhile is marked.
 */
const freshness: Partial<Record<PortMethod, Freshness>> = {
  'cart.read': 0,
  'checkout.open': 0,
  'orders.list': 0,
  'orders.read': 0,
  'orders.search': 0,
  'orders.detail': 0,
  'accounts.read': 0,
  'insights.delivery': 0,
  'insights.weeks': 0,
  'invoices.list': 0,
  'invoices.totals': 0,
  'invoices.read': 0,
  'invoices.credits': 0,
  'invoices.quote': 0,
  'invoices.payments': 0,
  'catalog.search': 0,
  'catalog.product': 0,
  'lists.list': 0,
  'lists.read': 0,
  'lists.people': 0,
  'users.search': 0,
  'users.read': 0,
  'users.options': 0,
  'profile.read': 0,
  'promotions.list': 0,
  'rewards.read': 0,
  'rewards.history': 0,
  'support.search': 0,
  'support.read': 0,
  'reminders.list': 0,
  'notifications.list': 0,
  'notifications.unread': 0,
  'wallet.methods': 0,
  'wallet.autopay': 0,
  'catalog.substitutes': CATALOGUE,
  'content.faqs': CATALOGUE,
  'content.image': CATALOGUE,
};

/** The freshness of a read: the table's, and the specification's default for what is not in it. */
export const freshnessOf = (method: PortMethod): Freshness => freshness[method] ?? CATALOGUE;

/** A cache policy in seconds as the platform writes it: −1 never expires (spec §9). */
export const fromSeconds = (seconds: number): Freshness => (seconds === CACHE_NEVER_EXPIRES ? Infinity : seconds * 1000);
