import type { DemoBuyer, DemoControl } from '../../../../src/adapters/demo';
import { accounts } from '../../../../src/adapters/demo/data/accounts';
import { buyers } from '../../../../src/adapters/demo/data/buyers';
import { scenarioFor } from '../../../../src/adapters/demo/scenarios';
import { recordId } from '../ids';
import type { PlatformPeek } from '../peek';
import { platformFaults } from './demo-faults';

const CONTROL = '/__control';
const SCENARIO_KEY = 'platform-scenario';

async function callControl(method: string, name: string, body?: unknown): Promise<Response> {
  const response = await fetch(`${CONTROL}/${name}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`The server did not ${name}`);
  return response;
}

/** Resets the server with the scenario that the address names, once per tab. */
export async function resetToScenario(search: string): Promise<void> {
  const scenarioId = new URLSearchParams(search).get('scenario');
  if (scenarioId === null || sessionStorage.getItem(SCENARIO_KEY) === scenarioId) return;
  sessionStorage.setItem(SCENARIO_KEY, scenarioId);
  await callControl('POST', 'reset', { scenario: scenarioId });
  await callControl('PUT', 'faults', (scenarioFor(scenarioId).faults ?? []).flatMap(platformFaults));
}

const accountId = (id: string | null): string =>
  id === null ? 'guest' : recordId('account', accounts.findIndex((account) => account.id === id) + 1);

/** The demo's controls over this server's own: buyer, faults and ledger. */
export function siteControl(scenarioId: string, fetcher: typeof fetch): DemoControl {
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());

  async function currentBuyer(): Promise<DemoBuyer | null> {
    const answer = await fetcher(`/services/data/v65.0/commerce/webstores/${recordId('webstore', 1)}/session-context`);
    const session: { readonly profile?: { readonly userName?: string } | null } = answer.ok ? await answer.json() : {};
    return buyers.find(({ id }) => session.profile?.userName === `${id}@northquay.example`) ?? null;
  }

  return {
    scenario: scenarioFor(scenarioId),
    buyers,
    currentBuyer,
    async signIn(buyerId) {
      if (buyerId === null) await fetcher('/webruntime/logout');
      else
        await fetcher('/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: buyerId }),
        });
      notify();
    },
    async reset() {
      await callControl('POST', 'reset', { scenario: scenarioId });
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setFaults(rules) {
      void callControl('PUT', 'faults', rules.flatMap(platformFaults)).then(notify);
    },
    // Registering is not available on the platform yet.
    registrationHelp: async () => [],
    async peek() {
      const ledger: PlatformPeek = await (await callControl('GET', 'ledger')).json();
      return {
        carts: ledger.carts.map(({ id, accountId: account, version, lines }) => ({
          accountId: accountId(account),
          cartId: id,
          revision: version,
          lines: lines.map(({ id: lineId, productId, quantity }) => ({ lineId, productId, quantity })),
        })),
        handles: ledger.checkouts.map(({ id, cartId, status, orderReferenceNumber }) => ({
          accountId: accountId(ledger.carts.find((cart) => cart.id === cartId)?.accountId ?? null),
          cartId,
          id,
          status: orderReferenceNumber !== null ? 'placed' : status === 'open' ? 'open' : 'closed',
        })),
        lists: ledger.wishlists.map(({ id, accountId: account, name, description, items }) => ({
          accountId: accountId(account),
          description,
          id,
          items,
          name,
        })),
        orders: ledger.orders.map(
          ({ id, number, accountId: account, cartId, checkoutId, ownerId, placedAt, total }) => ({
            accountId: accountId(account),
            buyerId: ownerId,
            cartId,
            handle: checkoutId ?? '',
            id,
            key: checkoutId ?? '',
            number,
            placedAt,
            total,
          }),
        ),
        // The site's controls show none of these; the server's own ledger contains them.
        cancellations: [],
        cases: [],
        disputes: [],
        messages: [],
        payments: [],
        registrations: [],
        rewardClaims: [],
        wallets: [],
        reminders: ledger.reminders.map(({ id, accountId: account, buyerId, at, repeats, orderId }) => ({
          accountId: accountId(account),
          at,
          buyerId,
          id,
          orderId,
          repeats,
        })),
      };
    },
  };
}
