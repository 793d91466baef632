import type { DemoBuyer, DemoControl } from '../../../src/adapters/demo';
import { buyers } from '../../../src/adapters/demo/data/buyers';
import { scenarioFor } from '../../../src/adapters/demo/scenarios';
import type { VendureAdapter } from '../../../src/adapters/vendure';
import type { OrderSummary } from '../../../src/ports';

/** Password of every buyer of the test shop. */
const PASSWORD = 'tradefront-demo';
const BUYER_KEY = 'vendure-site:buyer';
const SEEN_KEY = 'vendure-site:orders';
const locale = 'en-US';

/** Ids of the newest orders of the buyer's account. */
async function newestOrders({ session, orders }: VendureAdapter): Promise<readonly OrderSummary[]> {
  const user = await session?.user?.({});
  const found = await orders?.list?.({ accountId: user?.accountId ?? null, locale, page: 0, pageSize: 50 });
  return found?.items ?? [];
}

/** The demo's controls for a Vendure server: the buyer, and the orders that were placed since the sign-in. */
export function siteControl(adapter: VendureAdapter): DemoControl {
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());

  return {
    scenario: scenarioFor('default'),
    buyers,
    async currentBuyer(): Promise<DemoBuyer | null> {
      if ((await adapter.session?.isGuest?.({})) !== false) return null;
      return buyers.find(({ id }) => id === sessionStorage.getItem(BUYER_KEY)) ?? null;
    },
    async signIn(buyerId) {
      const buyer = buyers.find(({ id }) => id === buyerId);
      if (buyer === undefined) {
        sessionStorage.removeItem(BUYER_KEY);
        await adapter.shop.signOut();
      } else {
        await adapter.shop.signIn({ email: buyer.email, password: PASSWORD, remember: true });
        sessionStorage.setItem(BUYER_KEY, buyer.id);
        sessionStorage.setItem(SEEN_KEY, JSON.stringify((await newestOrders(adapter)).map(({ id }) => id)));
      }
      notify();
    },
    async reset() {
      await fetch('/__reset', { method: 'POST' });
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setFaults: () => undefined,
    registrationHelp: async () => [],
    async peek() {
      const seen: unknown = JSON.parse(sessionStorage.getItem(SEEN_KEY) ?? '[]');
      const isSeen = (id: string): boolean => Array.isArray(seen) && seen.includes(id);
      const placed = (await newestOrders(adapter)).filter(({ id }) => !isSeen(id));
      return {
        carts: [],
        handles: [],
        lists: [],
        orders: placed.map(({ id, number, accountId, placedAt, total }) => ({
          accountId,
          buyerId: sessionStorage.getItem(BUYER_KEY) ?? '',
          cartId: id,
          handle: '',
          id,
          key: '',
          number,
          placedAt: Date.parse(placedAt),
          total: total?.minor ?? 0,
        })),
        // The site's controls show none of these.
        cancellations: [],
        cases: [],
        disputes: [],
        messages: [],
        payments: [],
        registrations: [],
        rewardClaims: [],
        wallets: [],
        reminders: [],
      };
    },
  };
}
