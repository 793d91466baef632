import { PortError } from '../../ports';
import { createContext } from './context';
import type { DemoAdapter, DemoControl, DemoOptions, DemoPeek } from './demo.types';
import { createFaults } from './faults';
import { registrationCodeOf, TEXTED_CODE } from './data/registration';
import { needsAsking } from './engine/registration';
import { accountsPort } from './ports/accounts';
import { addPaymentMethodPort } from './ports/add-payment-method';
import { builderPort } from './ports/builder';
import { cancelOrderPort } from './ports/cancel-order';
import { cartPort } from './ports/cart';
import { catalogPort } from './ports/catalog';
import { checkoutPort } from './ports/checkout';
import { contactPort, sendMessagePort } from './ports/contact';
import { activationPort, contentPort } from './ports/content';
import { createCasePort } from './ports/create-case';
import { disputeInvoicePort } from './ports/dispute-invoice';
import { easyOrderPort } from './ports/easy-order';
import { insightsPort } from './ports/insights';
import { invoicesPort } from './ports/invoices';
import { listsPort } from './ports/lists';
import { notificationsPort } from './ports/notifications';
import { ordersPort } from './ports/orders';
import { passwordPort } from './ports/password';
import { payInvoicesPort } from './ports/pay-invoices';
import { profilePort } from './ports/profile';
import { registerPort } from './ports/register';
import { invoiceNumbersOf, mobileNumbersOf, registrationPort } from './ports/registration';
import { promotionsPort } from './ports/promotions';
import { remindersPort } from './ports/reminders';
import { claimRewardPort, rewardsPort } from './ports/rewards';
import { sessionPort } from './ports/session';
import { setAutopayPort } from './ports/set-autopay';
import { supportPort } from './ports/support';
import { usersPort } from './ports/users';
import { walletPort } from './ports/wallet';
import { createRepricing } from './repricing';
import { type Scenario, scenarioFor } from './scenarios';
import { createBrowserStore, createMemoryStore, type DemoStore } from './store/demo-store';
import { RECORD_VERSION } from './store/records';
import { peekAt } from './store/peek';
import { createWorld } from './world';

const SEED = 2207;
const FIRST_BUYER = 'dana';

function storeFor(storage: DemoOptions['storage'] = 'indexeddb'): DemoStore {
  if (storage === 'memory') return createMemoryStore();
  return storage === 'indexeddb' ? createBrowserStore() : storage;
}

/** Worlds that differ keep their writes apart; scenarios that only break calls share the usual world's. */
const namespaceOf = ({ id, changes }: Scenario, seed: number): string =>
  `v${RECORD_VERSION}/${changes === undefined ? 'default' : id}/${seed}`;

/**
 * A complete backend in the browser: accounts, products, prices, carts, checkout and a year of orders, kept in
 * IndexedDB. Making one reads and writes nothing; two made with the same options answer alike.
 */
export function createDemoAdapter(options: DemoOptions = {}): DemoAdapter {
  const { clock = Date.now, seed = SEED, user = FIRST_BUYER, latency = 0, ledger = 'by-key' } = options;
  const scenario: Scenario =
    typeof options.scenario === 'object' ? options.scenario : scenarioFor(options.scenario ?? 'default');
  const store = storeFor(options.storage);
  const namespace = namespaceOf(scenario, seed);
  const world = createWorld({ seed, scenario, now: clock });
  const context = createContext({ world, store, namespace, user, knowsKeys: ledger === 'by-key' });
  const faults = createFaults(scenario.faults ?? [], latency);
  const repricing = createRepricing(scenario.changes?.repricingReads ?? 0);
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());

  const demo: DemoControl = {
    scenario,
    buyers: world.buyers,
    currentBuyer: () => context.buyer(),
    async signIn(buyerId) {
      if (buyerId !== null && !world.buyers.some(({ id }) => id === buyerId))
        throw new PortError('not-found', 'There is no such buyer');
      await context.saveSession((session) => ({ ...session, buyerId, accountId: null }));
      tell();
    },
    async reset() {
      await store.clear();
      context.forgetSession();
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setFaults(rules) {
      faults.set(rules);
      tell();
    },
    async registrationHelp() {
      const conditions = await context.conditions(world.accounts);
      const helped = world.accounts.flatMap((account, at) => {
        const stopped = conditions[at] ?? [];
        return account.id === world.buyers[0]?.accounts[0] || stopped.some(({ code }) => code === 'blocked')
          ? [{ account, stopped }]
          : [];
      });
      return Promise.all(
        helped.map(async ({ account, stopped }) => ({
          accountName: account.name,
          accountNumber: account.number,
          code: registrationCodeOf(account),
          invoiceNumbers: await invoiceNumbersOf(context, account),
          mobileNumbers: await mobileNumbersOf(context, account),
          textedCode: TEXTED_CODE,
          rejected: needsAsking(stopped),
        })),
      );
    },
    peek: (): Promise<DemoPeek> => peekAt(store, namespace, world),
  };

  const { call } = faults;
  return {
    id: `demo/${namespace}`,
    demo,
    accounts: accountsPort(context, call),
    activation: activationPort(context, call),
    addPaymentMethod: addPaymentMethodPort(context, call),
    builder: builderPort(context, call),
    cancelOrder: cancelOrderPort(context, call),
    cart: cartPort(context, call, repricing),
    catalog: catalogPort(context, call),
    checkout: checkoutPort(context, call, repricing),
    contact: contactPort(context, call),
    claimReward: claimRewardPort(context, call),
    content: contentPort(context, call),
    createCase: createCasePort(context, call),
    disputeInvoice: disputeInvoicePort(context, call),
    easyOrder: easyOrderPort(context, call),
    insights: insightsPort(context, call),
    invoices: invoicesPort(context, call),
    lists: listsPort(context, call),
    notifications: notificationsPort(context, call),
    orders: ordersPort(context, call),
    password: passwordPort(context, call),
    payInvoices: payInvoicesPort(context, call),
    profile: profilePort(context, call),
    register: registerPort(context, call),
    registration: registrationPort(context, call),
    promotions: promotionsPort(context, call),
    reminders: remindersPort(context, call),
    rewards: rewardsPort(context, call),
    sendMessage: sendMessagePort(context, call),
    session: sessionPort(context, call),
    setAutopay: setAutopayPort(context, call),
    support: supportPort(context, call),
    users: usersPort(context, call),
    wallet: walletPort(context, call),
  };
}
