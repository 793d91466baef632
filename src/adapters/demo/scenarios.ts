import type { PortErrorDetail, PortMethod } from '../../ports';
import type { OrderRequirements } from '../../rules/checkout';

/** Simulated faults of a call. `delay` only waits; the others fail as their name says. */
export type FaultKind =
  | 'delay'
  | 'offline'
  | 'timeout'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'rejected'
  | 'rate-limited'
  | 'unavailable'
  | 'malformed'
  /** Executes the call and loses its response. */
  | 'commit-and-drop'
  /** Loses the request before it is executed. */
  | 'drop-before-commit'
  /** Rejects with a timeout at once, and executes the call `latency` milliseconds later. */
  | 'late'
  /** Never settles unless the caller aborts. */
  | 'never-settles';

/** A fault and the calls to which it applies. */
export interface FaultRule {
  /** A method such as `cart.change`, a port such as `cart.*`, or `*`. */
  readonly method: PortMethod | `${string}.*` | '*';
  readonly kind: FaultKind;
  /** Number of times per method; unlimited if absent. */
  readonly times?: number;
  /** Number of calls per method before the first fault. */
  readonly after?: number;
  /** Delay in milliseconds. */
  readonly latency?: number;
  readonly detail?: Pick<PortErrorDetail, 'statusText' | 'retryAfter' | 'correlationId'>;
}

/** Differences from the default scenario. */
export interface ScenarioChanges {
  /** No user is signed in. */
  readonly guest?: boolean;
  /** Guests can see products. Default: true. */
  readonly guestBrowsing?: boolean;
  readonly guestPrices?: boolean;
  readonly guestCart?: boolean;
  /** Guests can check out, and their cart is not empty. */
  readonly guestCheckout?: boolean;
  /** Guests can check out only from the cart. */
  readonly guestCartCheckout?: boolean;
  /** What an order requires; a PO number and accepted terms if absent. */
  readonly orderRequirements?: OrderRequirements;
  /** The checkout has fields of the store's own: a choice, texts, a date and a file. */
  readonly checkoutFields?: boolean;
  /** Lines of an order can have a second date. */
  readonly splitShipment?: boolean;
  /** The default account, which is also the session's. */
  readonly accountId?: string;
  readonly cart?: 'story' | 'empty' | 'below-minimum' | 'full' | 'thousand-lines';
  /** Minutes from the adapter's creation to the cut-off of the first open date. */
  readonly cutOffInMinutes?: number;
  /** Number of reads after each change in which prices are not final. */
  readonly repricingReads?: number;
  /** Number of look-ups for which a placed order is still being processed. */
  readonly processingLooks?: number;
  /** Uses order statuses and stock labels that the library does not know. */
  readonly unknownCodes?: boolean;
  /** Minimum number of past orders per account; three years of the visit plan if absent. */
  readonly orders?: number;
  /** No past orders. */
  readonly noOrders?: boolean;
  /** Number of shopping lists per account; the seeded ones if absent. */
  readonly lists?: number;
  /** Number of invoices, most of them unpaid; one per delivered order if absent. */
  readonly invoices?: number;
  /** Outcome of invoice payments; complete if absent. */
  readonly payment?: 'declined' | 'partial';
  /** No invoice has a document. */
  readonly noDocuments?: boolean;
  /** The wallet is empty. */
  readonly wallet?: 'empty';
  readonly accounts?: number;
  /** Minimum number of users; the seeded ones if absent. */
  readonly users?: number;
  /** Total number of products; those of the table if absent. */
  readonly products?: number;
  /** Number of copies of the questions; 0 for none. */
  readonly faqCopies?: number;
  /** Ids of products that are no longer sold. */
  readonly gone?: readonly string[];
  /** State of the order proposed for the next delivery. */
  readonly easyOrder?: 'none' | 'accepted' | 'rejected';
  /** Codes cannot be sent to phones. */
  readonly texts?: 'none';
  /** No promotions. */
  readonly promotions?: 'none';
  /** No rewards, or rewards that sell out while they are being claimed. */
  readonly rewards?: 'none' | 'gone-meanwhile';
  /** Adding every second product is refused. */
  readonly refusesEverySecond?: boolean;
}

/** A state of the demo, selected by its id in code, in a story or with `?scenario=`. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly changes?: ScenarioChanges;
  readonly faults?: readonly FaultRule[];
}

/** Ports that fail in error scenarios; the session keeps working. */
const work = [
  'catalog.*',
  'cart.*',
  'checkout.*',
  'orders.*',
  'cancelOrder.*',
  'content.*',
  'activation.*',
  'profile.*',
  'password.*',
  'users.*',
  'reminders.*',
  'notifications.*',
  'builder.*',
  'easyOrder.*',
  'accounts.list',
  'accounts.switchTo',
  'lists.*',
  'wallet.*',
  'addPaymentMethod.*',
  'setAutopay.*',
  'insights.*',
  'invoices.*',
  'payInvoices.*',
  'disputeInvoice.*',
  'support.*',
  'createCase.*',
  'promotions.*',
  'rewards.*',
  'claimReward.*',
  'registration.*',
  'register.*',
  'contact.*',
  'sendMessage.*',
] as const;

const everywhere = (rule: Omit<FaultRule, 'method'>): readonly FaultRule[] =>
  work.map((method) => ({ ...rule, method }));

const optionalNumber: OrderRequirements = { purchaseOrderNumber: 'optional', termsAccepted: true };
const noNumberNoTerms: OrderRequirements = { purchaseOrderNumber: 'off', termsAccepted: false };
const noDateNoNotes: OrderRequirements = {
  purchaseOrderNumber: 'required',
  termsAccepted: true,
  deliveryDate: 'off',
  notes: 'off',
};

/** All scenarios of the demo. */
export const scenarios = [
  { id: 'default', title: 'The taproom on an ordinary day' },
  { id: 'guest', title: 'No one is signed in', changes: { guest: true, guestPrices: true, guestCart: true } },
  {
    id: 'no-prices-guest',
    title: 'A guest who sees no prices',
    changes: { guest: true, guestPrices: false, guestCart: false },
  },
  {
    id: 'guest-checkout',
    title: 'A guest who may check out',
    changes: { guest: true, guestPrices: true, guestCart: true, guestCheckout: true },
  },
  {
    id: 'guest-cart-checkout',
    title: 'A guest who may check out from the cart',
    changes: { guest: true, guestPrices: true, guestCart: true, guestCartCheckout: true },
  },
  {
    id: 'closed-to-guests',
    title: 'A store that shows guests nothing',
    changes: { guest: true, guestBrowsing: false, guestPrices: false },
  },
  { id: 'empty-cart', title: 'Nothing in the cart', changes: { cart: 'empty' } },
  { id: 'full-cart', title: 'A cart that meets its minimum', changes: { cart: 'full' } },
  {
    id: 'consolidated',
    title: 'Deliveries of an order are consolidated',
    changes: { cart: 'full', accountId: 'brasserie-du-canal' },
  },
  {
    id: 'split-shipment',
    title: 'Lines can be delivered on a second date',
    changes: { cart: 'full', splitShipment: true },
  },
  {
    id: 'po-optional',
    title: 'Orders don’t need a PO number',
    changes: { cart: 'full', orderRequirements: optionalNumber },
  },
  {
    id: 'no-po-no-terms',
    title: 'Orders have no PO number, and the terms are agreed elsewhere',
    changes: { cart: 'full', orderRequirements: noNumberNoTerms },
  },
  {
    id: 'no-date-no-notes',
    title: 'The store plans no delivery dates and keeps no notes',
    changes: { cart: 'full', orderRequirements: noDateNoNotes },
  },
  {
    id: 'own-fields',
    title: 'The store asks for more with an order',
    changes: { cart: 'full', checkoutFields: true },
  },
  { id: 'below-minimum', title: 'Six cases in the cart', changes: { cart: 'below-minimum' } },
  { id: 'thousand-line-cart', title: 'A thousand lines in the cart', changes: { cart: 'thousand-lines' } },
  { id: 'blocked-account', title: 'A blocked account', changes: { accountId: 'low-tide-arcade-bar' } },
  { id: 'temporarily-blocked', title: 'A temporarily blocked account', changes: { accountId: 'the-long-room' } },
  { id: 'no-visit-plan', title: 'An account without a visit plan', changes: { accountId: 'granite-and-gull' } },
  { id: 'not-verified', title: 'An account that is not verified', changes: { accountId: 'sawyer-street-market' } },
  { id: 'not-eligible', title: 'An account that may not order here', changes: { accountId: 'cafe-du-quai-nord' } },
  {
    id: 'order-restricted',
    title: 'An account that orders through its sales rep',
    changes: { accountId: 'kestrel-hall' },
  },
  {
    id: 'cut-off-in-five-minutes',
    title: 'The next date closes in five minutes',
    changes: { cart: 'full', cutOffInMinutes: 5 },
  },
  { id: 'repricing', title: 'Prices are being calculated', changes: { repricingReads: 3 } },
  { id: 'thousand-users', title: 'A thousand users', changes: { users: 1000 } },
  { id: 'five-thousand-accounts', title: 'Five thousand accounts', changes: { accounts: 5000 } },
  { id: 'ten-thousand-products', title: 'Ten thousand products', changes: { products: 10_000 } },
  { id: 'ten-thousand-orders', title: 'Ten thousand orders', changes: { orders: 10_000 } },
  { id: 'no-orders', title: 'Nothing was ever ordered', changes: { noOrders: true } },
  { id: 'faq-empty', title: 'No questions', changes: { faqCopies: 0 } },
  { id: 'many-faqs', title: 'Hundreds of questions', changes: { faqCopies: 20 } },
  { id: 'no-lists', title: 'No shopping lists', changes: { lists: 0 } },
  { id: 'ten-lists', title: 'The most shopping lists allowed', changes: { lists: 10 } },
  { id: 'discontinued', title: 'Something ordered every week is no longer sold', changes: { gone: ['p-811204'] } },
  { id: 'no-easy-order', title: 'No order is proposed', changes: { easyOrder: 'none' } },
  { id: 'easy-order-accepted', title: 'The proposed order was accepted', changes: { easyOrder: 'accepted' } },
  { id: 'easy-order-rejected', title: 'The proposed order was rejected', changes: { easyOrder: 'rejected' } },
  { id: 'empty-wallet', title: 'Nothing in the wallet', changes: { wallet: 'empty' } },
  { id: 'unknown-enum', title: 'Status codes the library doesn’t know', changes: { unknownCodes: true } },
  { id: 'partial', title: 'Every other product can’t be added', changes: { refusesEverySecond: true } },
  {
    id: 'processing',
    title: 'A placed order is processed for a while',
    changes: { cart: 'full', processingLooks: 3 },
    faults: [{ method: 'checkout.place', kind: 'commit-and-drop', times: 1 }],
  },
  { id: 'many-invoices', title: 'A thousand invoices', changes: { invoices: 1000 } },
  { id: 'card-declined', title: 'A payment is declined', changes: { payment: 'declined' } },
  { id: 'paid-partial', title: 'A payment goes through in part', changes: { payment: 'partial' } },
  { id: 'no-documents', title: 'Invoices can’t be downloaded', changes: { noDocuments: true } },
  { id: 'no-texts', title: 'Codes can’t be sent by text', changes: { texts: 'none' } },
  { id: 'no-promotions', title: 'No promotions', changes: { promotions: 'none' } },
  { id: 'no-rewards', title: 'No rewards', changes: { rewards: 'none' } },
  { id: 'reward-gone', title: 'A reward is gone the moment it is claimed', changes: { rewards: 'gone-meanwhile' } },
  { id: 'slow', title: 'Every response takes two seconds', faults: [{ method: '*', kind: 'delay', latency: 2000 }] },
  { id: 'never-settles', title: 'Responses never come', faults: everywhere({ kind: 'never-settles' }) },
  { id: 'offline', title: 'No connection', faults: everywhere({ kind: 'offline' }) },
  {
    id: 'signed-out',
    title: 'The session ended',
    faults: [
      { method: 'session.user', kind: 'signed-out' },
      { method: 'accounts.read', kind: 'signed-out' },
      ...everywhere({ kind: 'signed-out' }).filter(({ method }) => method !== 'content.*' && method !== 'activation.*'),
    ],
  },
  { id: 'forbidden', title: 'No permission', faults: everywhere({ kind: 'forbidden' }) },
  {
    id: 'conflict',
    title: 'Someone else got there first',
    faults: [
      { method: 'cart.change', kind: 'conflict', times: 1 },
      { method: 'checkout.prepare', kind: 'conflict', times: 1 },
    ],
  },
  {
    id: 'rate-limited',
    title: 'Too many requests',
    faults: everywhere({ kind: 'rate-limited', times: 2, detail: { retryAfter: 1000 } }),
  },
  {
    id: 'unavailable',
    title: 'The service is down',
    faults: everywhere({ kind: 'unavailable', detail: { correlationId: 'demo-503' } }),
  },
  { id: 'malformed', title: 'Responses can’t be read', faults: everywhere({ kind: 'malformed' }) },
  {
    id: 'commit-and-drop',
    title: 'The order is placed, but the response is lost',
    changes: { cart: 'full' },
    faults: [{ method: 'checkout.place', kind: 'commit-and-drop', times: 1 }],
  },
  {
    id: 'drop-before-commit',
    title: 'The order is lost before it’s placed',
    changes: { cart: 'full' },
    faults: [{ method: 'checkout.place', kind: 'drop-before-commit', times: 1 }],
  },
  {
    id: 'switch-fails',
    title: 'Accounts can’t be switched',
    faults: [
      {
        method: 'accounts.switchTo',
        kind: 'forbidden',
        detail: { statusText: 'This account is being moved to another depot' },
      },
    ],
  },
  {
    id: 'save-language-fails',
    title: 'The language can’t be saved',
    faults: [{ method: 'profile.saveLanguage', kind: 'unavailable' }],
  },
] as const satisfies readonly Scenario[];

/** Id of a scenario. */
export type ScenarioId = (typeof scenarios)[number]['id'];

/** Returns a scenario by id; the default one for an unknown id. */
export const scenarioFor = (id: string): Scenario => scenarios.find((scenario) => scenario.id === id) ?? scenarios[0];
