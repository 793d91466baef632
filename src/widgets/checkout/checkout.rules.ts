import type {
  Checkout,
  CheckoutAnswers,
  DeliveryMethod,
  DeliveryOption,
  DeliverySlot,
  EmptiesKind,
  Minimum,
  Money,
  PaymentMethod,
} from '../../domain';
import { addMoney, type CalendarDate, instantMs, preselected, type Preselected } from '../../rules';

/** How the lines are spread over trucks: all on one, each group on its own, or some on a date of the buyer's choice. */
export type DeliveryMode = 'together' | 'groups' | 'split';

/** The answers as the form holds them. What a spread asks for is kept while another one is tried. */
export interface FormAnswers extends Omit<CheckoutAnswers, 'later'> {
  readonly spread: DeliveryMode;
  /** Dates of the deliveries beside the first: by the group's id, or under `split`. */
  readonly laterDates: Readonly<Record<string, CalendarDate | null>>;
  /** Lines that are to come on the second date of a split. */
  readonly moved: readonly string[];
}

/** Everything in the form. */
export interface CheckoutValues extends FormAnswers {
  /** Numbers of empties that were typed and can not be taken. */
  readonly unread: readonly EmptiesKind[];
}

/** An answer's problem: what the rules find, or that the backend did not accept it. The code picks the words; `over` is by how many characters a note is too long. */
export type AnswerProblem =
  | { readonly code: 'missing' | 'closed' | 'noLines' | 'allLines' | 'invalid' | 'paymentNumber' | 'notAccepted' }
  | { readonly code: 'tooLong'; readonly over: number };

/** Fields of the form, in the order in which they stand. */
export const answerFields = [
  'date',
  'later',
  'notes',
  'cylinder',
  'glass',
  'purchaseOrderNumber',
  'paymentMethodId',
  'termsAccepted',
] as const;
export type AnswerField = (typeof answerFields)[number];

/** Dates of a way to have the goods, with those whose cut-off has passed closed. */
export interface OpenSlot extends DeliverySlot {
  readonly open: boolean;
}

/** Dates as they are at an instant: one is gone before the order could be refused for it. */
export const atTime = (slots: readonly DeliverySlot[], now: number): readonly OpenSlot[] =>
  slots.map((slot) => ({ ...slot, open: slot.closed === null && (instantMs(slot.cutOff) ?? -Infinity) > now }));

/** The way to have the goods that was chosen. */
export const optionOf = (checkout: Checkout, method: DeliveryMethod): DeliveryOption | undefined =>
  checkout.deliveries.find((delivery) => delivery.method === method);

/** The dates of the first delivery. */
export function slotsAt(
  checkout: Checkout,
  { method, spread }: Pick<FormAnswers, 'method' | 'spread'>,
  now: number,
): readonly OpenSlot[] {
  const first = spread === 'groups' && method === 'delivery' ? checkout.groups[0]?.slots : undefined;
  return atTime(first ?? optionOf(checkout, method)?.slots ?? [], now);
}

/** The first date that can still be had. */
export const firstOpen = (slots: readonly OpenSlot[]): CalendarDate | null =>
  slots.find((slot) => slot.open)?.date ?? null;

/** When the next date closes; null when none is open. */
export function nextCutOff(checkout: Checkout, now: number): number | null {
  const all = [...checkout.deliveries, ...checkout.groups].flatMap(({ slots }) => atTime(slots, now));
  const open = all.flatMap((slot) => (slot.open ? (instantMs(slot.cutOff) ?? []) : []));
  return open.length === 0 ? null : Math.min(...open);
}

/** A delivery beside the first one, with what it may be asked for. */
export interface AdditionalPart {
  /** Where its date is kept in `laterDates`. */
  readonly key: string;
  readonly label: string | null;
  readonly lineIds: readonly string[];
  readonly slots: readonly OpenSlot[];
}

/** Where the date of a split's second delivery is kept in `laterDates`. */
export const SPLIT = 'split';

/** The deliveries beside the first one that the answers ask for. */
export function additionalParts(checkout: Checkout, answers: FormAnswers, now: number): readonly AdditionalPart[] {
  if (answers.method !== 'delivery' || answers.spread === 'together') return [];
  if (answers.spread === 'groups') {
    return checkout.groups
      .slice(1)
      .map(({ id, label, lineIds, slots }) => ({ key: id, label, lineIds, slots: atTime(slots, now) }));
  }
  const known = new Set(movable(checkout).map(({ id }) => id));
  return [
    {
      key: SPLIT,
      label: null,
      lineIds: answers.moved.filter((id) => known.has(id)),
      // Both dates being one is no second date.
      slots: slotsAt(checkout, answers, now).filter(({ date }) => date !== answers.date),
    },
  ];
}

/** Lines that may come on a date of their own: what is free comes with what earned it. */
export const movable = ({ cart }: Checkout) => cart.lines.filter(({ free }) => !free);

/** The spreads a checkout offers: by group for one bottler (decision 16), by the buyer's choice where the store lets shipments be split. */
export function deliveryModesOf(
  checkout: Checkout,
  offer: { readonly consolidated: boolean; readonly split: boolean },
): readonly DeliveryMode[] {
  const dates = checkout.deliveries.find(({ method }) => method === 'delivery')?.slots ?? [];
  return [
    'together',
    ...(offer.consolidated && checkout.groups.length > 1 ? (['groups'] as const) : []),
    ...(offer.split && movable(checkout).length > 1 && dates.length > 1 ? (['split'] as const) : []),
  ];
}

/** Another way to have the goods, on its first date. */
export function withMethod(
  checkout: Checkout,
  answers: FormAnswers,
  method: DeliveryMethod,
  now: number,
): Partial<FormAnswers> {
  return { method, date: firstOpen(slotsAt(checkout, { ...answers, method }, now)) };
}

/** The answers a checkout starts with: the first date there is, and the way to pay that is preselected. */
export function initialAnswers(checkout: Checkout, now: number): FormAnswers {
  const method = checkout.deliveries[0]?.method ?? 'delivery';
  const spread = 'together';
  return {
    method,
    spread,
    date: firstOpen(slotsAt(checkout, { method, spread }, now)),
    laterDates: {},
    moved: [],
    empties: { cylinder: 0, glass: 0 },
    notes: '',
    purchaseOrderNumber: '',
    paymentMethodId: firstPayment(checkout, method).method?.id ?? null,
    termsAccepted: false,
  };
}

/** Empties go back with a truck; at a depot the buyer hands them over. */
export const takesEmpties = (checkout: Checkout, method: DeliveryMethod): boolean =>
  method === 'delivery' && checkout.empties.length > 0;

/** The surcharge quoted for the chosen way to pay and to deliver; null where none is (decision 2). */
export function surchargeFor(method: PaymentMethod | undefined, delivery: DeliveryMethod): PaymentMethod['surcharge'] {
  const quoted = method?.surcharge ?? null;
  return quoted !== null && (quoted.method === undefined || quoted.method === delivery) ? quoted : null;
}

/** The way to pay that was chosen. */
export const paymentOf = (
  checkout: Checkout,
  { paymentMethodId }: Pick<FormAnswers, 'paymentMethodId'>,
): PaymentMethod | undefined => checkout.paymentMethods.find(({ id }) => id === paymentMethodId);

/** The way to pay that is preselected: the first one offered is the default one (decision 56). */
export const firstPayment = (
  checkout: Checkout,
  delivery: DeliveryMethod,
): Preselected<{
  readonly id: string;
  readonly label: string;
  readonly isDefault: boolean;
  readonly surcharge: Money | null;
}> =>
  preselected(
    checkout.paymentMethods.map((method, at) => ({
      id: method.id,
      label: method.label,
      isDefault: at === 0,
      surcharge: surchargeFor(method, delivery)?.amount ?? null,
    })),
  );

/** What is agreed to: the cart's total and the surcharge, so that the lines shown add up to it (decision 3). */
export function agreedTotal(checkout: Checkout, answers: Pick<FormAnswers, 'method' | 'paymentMethodId'>): Money {
  const surcharge = surchargeFor(paymentOf(checkout, answers), answers.method);
  const { total } = checkout.cart.totals;
  return surcharge === null ? total : addMoney(total, surcharge.amount);
}

/** What has to be ordered at least: pickup may have its own (decision 6). */
export const minimumFor = (checkout: Checkout, method: DeliveryMethod): Minimum =>
  optionOf(checkout, method)?.minimum ?? checkout.cart.minimum;

/** A way to have the goods with its place, on one line. */
export const placeOf = ({ label, address }: DeliveryOption): string =>
  [label, address?.street, address && [address.city, address.state, address.zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
