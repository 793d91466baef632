import type {
  Cart,
  DeliveryGroup,
  DeliveryMethod,
  DeliveryOption,
  DeliverySlot,
  EmptiesOption,
  OrderRefusal,
  PaymentMethod,
} from '../../../domain';
import { isConsolidatedCheckoutOffered, type OrderRequirements, orderRequirements } from '../../../rules/checkout';
import { SURCHARGE_PERCENT } from '../../../rules/limits';
import { formatMoney, money } from '../../../rules/money';
import { surcharge } from '../../../rules/invoices';
import { minimumOrderShortfall } from '../../../rules/quantity';
import { type DemoAccount, regions } from '../data/accounts';
import { brands } from '../data/brands';
import { packPicture } from '../data/pictures';
import type { DemoBuyer } from '../data/buyers';
import type { AccountState, AnswersRecord } from '../store/records';
import type { MethodRecord } from '../store/paying-record';
import { fill, messagesFor } from '../messages';
import type { World } from '../world';
import { isStopped, ledgerOf } from './ledger';
import { minimumOf, pickupMinimumOf } from './minimum';
import type { ViewerContext } from './present';
import { depositOf, type Priced, type PricedLine } from './pricing';
import { deliverySlots, type PlannedSlot, pickupSlots, vanSlots } from './visit-plan';
import { methodLabel, methodProblem } from './wallet';
import { dateIn, instantOf } from './zoned-time';

/** Terms for a guest: without an address or account, everything is picked up and paid at the depot. */
const walkIn: DemoAccount = {
  id: 'guest',
  name: '',
  number: '',
  address: regions.maine.depot,
  region: 'maine',
  restrictions: [],
  minimum: {},
  bottlerId: null,
  creditLimit: 0,
  plan: null,
  ordering: null,
};

/** The account of an order, or the terms for a guest. */
export const termsOf = (account: DemoAccount | null): DemoAccount => account ?? walkIn;

/** Delivery types of the demo's orders. */
export type Truck = 'delivery' | 'van' | 'pickup';

/** Dates that an account can choose from, with the scenario's cut-off. */
export function slotsFor(account: DemoAccount, truck: Truck, world: World): readonly PlannedSlot[] {
  const now = world.now();
  if (truck === 'pickup') return pickupSlots(account, now);
  if (truck === 'van') return vanSlots(account, now);
  const minutes = world.changes.cutOffInMinutes;
  if (minutes === undefined) return deliverySlots(account, now);
  const cutOff = world.startedAt + minutes * 60_000;
  const slots = deliverySlots(account, now);
  const first = slots.find(({ closed }) => closed === null);
  return slots.map((slot) =>
    slot === first ? { ...slot, cutOff, closed: cutOff <= now ? ('cut-off' as const) : null } : slot,
  );
}

function presentSlots(account: DemoAccount, truck: Truck, world: World, locale: string): readonly DeliverySlot[] {
  const messages = messagesFor(locale);
  const { timeZone } = regions[account.region];
  return slotsFor(account, truck, world).map(({ date, cutOff, closed }) => ({
    date,
    cutOff: instantOf(cutOff, timeZone),
    closedReason:
      closed === null
        ? null
        : closed === 'cut-off'
          ? messages.cutOffPassed
          : fill(messages.noTruck, { holiday: messages.holidays[closed] }),
  }));
}

/** Delivery methods in the viewer's language. A guest has no address and can only pick up. */
export function deliveriesFor(account: DemoAccount | null, world: World, locale: string): readonly DeliveryOption[] {
  const messages = messagesFor(locale);
  const terms = termsOf(account);
  const slots = (truck: Truck) => presentSlots(terms, truck, world, locale);
  const pickup: DeliveryOption = {
    method: 'pickup',
    label: messages.pickup,
    address: { ...regions[terms.region].depot },
    slots: slots('pickup'),
    minimum: pickupMinimumOf(terms),
  };
  if (account === null) return [pickup];
  return [
    {
      method: 'delivery',
      label: messages.rearDoor,
      address: { ...account.address },
      slots: slots('delivery'),
      minimum: null,
    },
    pickup,
  ];
}

const byVan: ReadonlySet<string> = new Set(['cylinder', 'keg', 'supplies']);
const goesByVan = ({ item }: PricedLine): boolean => byVan.has(item.pack.kind);

/** Lines by delivery type, with the dates of each; empty if all are in one delivery. */
export function groupsFor(
  account: DemoAccount | null,
  { lines }: Priced,
  world: World,
  locale: string,
): readonly DeliveryGroup[] {
  if (account === null || lines.every(goesByVan) || !lines.some(goesByVan)) return [];
  const messages = messagesFor(locale);
  const group = (id: 'delivery' | 'van', label: string): DeliveryGroup => ({
    id,
    label,
    slots: presentSlots(account, id, world, locale),
    lineIds: lines.filter((line) => goesByVan(line) === (id === 'van')).map((line) => line.id),
  });
  return [group('delivery', messages.byTruck), group('van', messages.byVan)];
}

/** Maximum number of returned empties per kind. */
const MAX_EMPTIES = { cylinder: 24, glass: 60 } as const;

/** Kinds of empties that the driver takes back, in the viewer's language. */
export function emptiesFor(
  account: DemoAccount | null,
  { lines }: Priced,
  { locale, market }: ViewerContext,
): readonly EmptiesOption[] {
  if (account?.plan == null) return [];
  const messages = messagesFor(locale);
  const full = (kind: 'cylinder' | 'glass'): readonly PricedLine[] =>
    lines.filter(({ item }) => item.pack.kind === kind);
  const count = (kind: 'cylinder' | 'glass'): number => full(kind).reduce((sum, { quantity }) => sum + quantity, 0);
  const arriving = count('cylinder');
  const deposit = full('glass')[0];
  return [
    {
      kind: 'cylinder',
      image: { source: packPicture({ type: 'co2', wrap: 'none', brand: brands.brisk, count: 1 }), alt: '' },
      label: messages.cylinders,
      suggested: Math.max(1, arriving),
      most: MAX_EMPTIES.cylinder,
      detail: arriving === 0 ? null : fill(messages.cylindersDetail, { count: String(arriving) }),
    },
    {
      kind: 'glass',
      image: { source: packPicture({ type: 'glass', wrap: 'crate', brand: brands.halden, count: 24 }), alt: '' },
      label: messages.glassCrates,
      suggested: Math.max(1, count('glass')),
      most: MAX_EMPTIES.glass,
      detail:
        deposit === undefined
          ? null
          : fill(messages.glassCratesDetail, {
              amount: formatMoney(money(depositOf(deposit.item, market), market.currency), locale),
            }),
    },
  ];
}

/** Returns what an order requires. */
export const requirementsIn = ({ changes }: World): OrderRequirements =>
  orderRequirements({ requirements: changes.orderRequirements });

/** Whether lines of an account's order can have dates of their own: split shipments, or the bottler's deliveries. */
export const mayBeSeveral = (account: DemoAccount | null, world: World): boolean =>
  account !== null && (world.changes.splitShipment === true || isConsolidatedCheckoutOffered(account.bottlerId));

/**
 * Payment methods: on account for everybody, plus the wallet with the finance permission; a guest pays at the depot.
 */
export function paymentsFor(
  account: DemoAccount | null,
  buyer: DemoBuyer | null,
  total: number,
  reader: ViewerContext,
  { state, world }: { readonly state: AccountState; readonly world: World },
): readonly PaymentMethod[] {
  const messages = messagesFor(reader.locale);
  const { currency } = reader.market;
  if (account === null || buyer === null) {
    return [
      {
        id: 'at-pickup',
        kind: 'at-pickup',
        label: messages.atPickup,
        detail: messages.atPickupDetail,
        surcharge: null,
      },
    ];
  }
  const amount = (minor: number): string => formatMoney(money(minor, currency), reader.locale);
  const basis = money(total, currency);
  const { creditLeft } = ledgerOf(account, state, world);
  const onAccount: PaymentMethod = {
    id: 'on-account',
    kind: 'on-account',
    label: messages.onAccount,
    surcharge: null,
    detail: fill(messages.onAccountDetail, { left: amount(creditLeft), limit: amount(account.creditLimit) }),
  };
  if (!buyer.permissions.includes('finance')) return [onAccount];
  const bank = { kind: 'ach', detail: messages.bankDetail, surcharge: null } as const;
  const card = {
    kind: 'card',
    detail: null,
    surcharge: { rate: SURCHARGE_PERCENT, amount: surcharge(basis), basis, method: 'delivery' },
  } as const;
  const today = dateIn(reader.market.now, reader.market.timeZone);
  const usable = state.wallet.methods.filter((method) => methodProblem(method, today) === null);
  return [
    onAccount,
    ...usable.map((method) => ({
      ...(method.kind === 'card' ? card : bank),
      id: method.id,
      label: labelOf(method, messages.card),
    })),
  ];
}

/** A method as one line; a card with its expiry month. */
const labelOf = (method: MethodRecord, endsIn: string): string =>
  method.expiry === null
    ? methodLabel(method)
    : fill(endsIn, {
        name: methodLabel(method),
        month: `${String(method.expiry.month).padStart(2, '0')}/${String(method.expiry.year % 100).padStart(2, '0')}`,
      });

/** Surcharge of a card for a delivered order; null otherwise (decision 2). */
export function surchargeOf(
  { method, paymentMethodId }: Pick<AnswersRecord, 'method' | 'paymentMethodId'>,
  total: number,
  currency: string,
  wallet: readonly MethodRecord[] = [],
): number | null {
  const isCard = wallet.some(({ id, kind }) => id === paymentMethodId && kind === 'card');
  return isCard && method === 'delivery' ? surcharge(money(total, currency)).minor : null;
}

/**
 * Reason why the cart cannot be ordered now; null if it can. The total is checked last, because it depends on the rest.
 */
export function refusalOf({
  account,
  state,
  priced,
  answers,
  expected,
  world,
}: {
  account: DemoAccount | null;
  state: AccountState;
  priced: Priced;
  answers: AnswersRecord;
  expected: Cart['totals']['total'];
  world: World;
}): OrderRefusal | null {
  const terms = termsOf(account);
  if (isStopped('checkout', account, state, world)) return 'ordering-stopped';
  if (state.cart.lines.length === 0) return 'cart-changed';
  if (priced.lines.some(({ problem }) => problem !== null)) return 'unavailable-lines';
  const { currency } = regions[terms.region];
  const value = money(priced.totals.subtotal + priced.totals.offer, currency);
  const minimum = answers.method === 'pickup' ? pickupMinimumOf(terms) : minimumOf(terms);
  if (minimumOrderShortfall({ cases: priced.totals.cases, value }, minimum) !== null) return 'below-minimum';
  const dates = datesProblem(answers, terms, priced, world);
  if (dates !== null) return dates;
  const total = priced.totals.total + (surchargeOf(answers, priced.totals.total, currency, state.wallet.methods) ?? 0);
  return total === expected.minor && currency === expected.currency ? null : 'total-changed';
}

/** Validates that every delivery has lines and an open date. */
function datesProblem(
  { method, date, additionalDeliveries }: AnswersRecord,
  terms: DemoAccount,
  { lines }: Priced,
  world: World,
): OrderRefusal | null {
  const ids = additionalDeliveries.flatMap(({ lineIds }) => lineIds);
  const known = ids.every((id) => lines.some((line) => line.id === id));
  if (!known || new Set(ids).size < ids.length || additionalDeliveries.some(({ lineIds }) => lineIds.length === 0))
    return 'cart-changed';
  const open = (truck: Truck, on: string | null): boolean =>
    slotsFor(terms, truck, world).some((slot) => slot.date === on && slot.closed === null);
  const first: DeliveryMethod = method;
  const isOpen = additionalDeliveries.every(
    ({ date: on, lineIds }) =>
      open('delivery', on) ||
      (lineIds.every((id) => lines.some((line) => line.id === id && goesByVan(line))) && open('van', on)),
  );
  const hasDate = requirementsIn(world).deliveryDate !== 'off';
  return (!hasDate || open(first, date)) && isOpen ? null : 'date-closed';
}
