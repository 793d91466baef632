import type {
  Checkout,
  CheckoutAnswers,
  CheckoutField,
  CheckoutFieldAnswer,
  DeliveryMethod,
  DeliveryOption,
  DeliverySlot,
  EmptiesKind,
  Minimum,
  Money,
  PaymentMethod,
} from '../../domain';
import { orderRequirements } from '../../rules/checkout';
import { type CheckoutFieldName, checkoutFieldName } from '../../rules/checkout-fields';
import type { FieldProblem } from '../../rules/problem';
import { addMoney, type CalendarDate, instantMs, preselected, type Preselected } from '../../rules';

/** How the lines are divided into deliveries: one delivery, one per group, or two with lines of the buyer's choice. */
export type DeliveryMode = 'together' | 'groups' | 'split';

/** Answers in the form. The answers of one delivery mode are kept while the buyer tries another. */
export interface FormAnswers extends Omit<CheckoutAnswers, 'additionalDeliveries' | 'fields'> {
  readonly spread: DeliveryMode;
  /** Dates of the additional deliveries, by the group's id or by `split`. */
  readonly laterDates: Readonly<Record<string, CalendarDate | null>>;
  /** Ids of the lines for the second date of a split. */
  readonly moved: readonly string[];
  /** Answers to the store's own fields, as typed. */
  readonly fields: readonly CheckoutFieldAnswer[];
}

/** Values of the form. */
export interface CheckoutValues extends FormAnswers {
  /** Kinds of empties whose typed number is invalid. */
  readonly unread: readonly EmptiesKind[];
  /** Ids of the store's own fields whose file is still uploading. */
  readonly uploading: readonly string[];
}

/**
 * Problem of an answer, found by the rules or by the backend (`notAccepted`). The code selects the text; `over` is the
 * number of characters by which a note is too long.
 */
export type AnswerProblem =
  | { readonly code: 'missing' | 'closed' | 'noLines' | 'allLines' | 'invalid' | 'paymentNumber' | 'notAccepted' }
  | { readonly code: 'tooLong'; readonly over: number }
  | {
      /** A problem of one of the store's own fields. */
      readonly code: 'ownField';
      readonly field: CheckoutField;
      readonly problem: FieldProblem | { readonly code: 'uploading' };
    };

const deliveryFields = ['date', 'additionalDeliveries', 'notes', 'cylinder', 'glass'] as const;
const orderFields = ['purchaseOrderNumber', 'paymentMethodId', 'termsAccepted'] as const;

/** Field of the form: one of its own, or one of the store's. */
export type AnswerField = (typeof deliveryFields)[number] | (typeof orderFields)[number] | CheckoutFieldName;

/** Returns the fields of the form in display order. */
export const answerFields = ({ fields }: Checkout): readonly AnswerField[] => [
  ...deliveryFields,
  ...(fields ?? []).map(checkoutFieldName),
  ...orderFields,
];

/** Date of a delivery method; not `open` once its cut-off has passed. */
export interface OpenSlot extends DeliverySlot {
  readonly open: boolean;
}

/**
 * Evaluates dates at an instant. A date closes here before the backend could refuse an order for it. `now` is in epoch
 * milliseconds.
 */
export const atTime = (slots: readonly DeliverySlot[], now: number): readonly OpenSlot[] =>
  slots.map((slot) => ({ ...slot, open: slot.closedReason === null && (instantMs(slot.cutOff) ?? -Infinity) > now }));

/** Returns the option of the chosen delivery method. */
export const optionOf = (checkout: Checkout, method: DeliveryMethod): DeliveryOption | undefined =>
  checkout.deliveries.find((delivery) => delivery.method === method);

/** False if the store plans no delivery dates: the buyer is not asked for one and sees none. */
const hasDates = (checkout: Checkout): boolean => orderRequirements(checkout).deliveryDate !== 'off';

/** Returns the dates of the first delivery. */
export function slotsAt(
  checkout: Checkout,
  { method, spread }: Pick<FormAnswers, 'method' | 'spread'>,
  now: number,
): readonly OpenSlot[] {
  if (!hasDates(checkout)) return [];
  const first = spread === 'groups' && method === 'delivery' ? checkout.groups[0]?.slots : undefined;
  return atTime(first ?? optionOf(checkout, method)?.slots ?? [], now);
}

/** Returns the first date that is still open; null if there is none. */
export const firstOpen = (slots: readonly OpenSlot[]): CalendarDate | null =>
  slots.find((slot) => slot.open)?.date ?? null;

/** Returns when the next date closes, in epoch milliseconds; null if none is open. */
export function nextCutOff(checkout: Checkout, now: number): number | null {
  if (!hasDates(checkout)) return null;
  const all = [...checkout.deliveries, ...checkout.groups].flatMap(({ slots }) => atTime(slots, now));
  const open = all.flatMap((slot) => (slot.open ? (instantMs(slot.cutOff) ?? []) : []));
  return open.length === 0 ? null : Math.min(...open);
}

/** An additional delivery with its lines and dates. */
export interface AdditionalPart {
  /** Key of its date in `laterDates`. */
  readonly key: string;
  readonly label: string | null;
  readonly lineIds: readonly string[];
  readonly slots: readonly OpenSlot[];
}

/** Key of the date of a split's second delivery in `laterDates`. */
export const SPLIT = 'split';

/** Returns the additional deliveries that the answers require. */
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
      // The second date has to differ from the first.
      slots: slotsAt(checkout, answers, now).filter(({ date }) => date !== answers.date),
    },
  ];
}

/** Lines that can get their own date; free goods arrive with the lines that earned them. */
export const movable = ({ cart }: Checkout) => cart.lines.filter(({ isFreeGood }) => !isFreeGood);

/**
 * Returns the delivery modes of a checkout: by group for one bottler (decision 16), by the buyer's choice if the store
 * allows split shipments.
 */
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

/** Changes the delivery method and selects its first open date. */
export function withMethod(
  checkout: Checkout,
  answers: FormAnswers,
  method: DeliveryMethod,
  now: number,
): Partial<FormAnswers> {
  return { method, date: firstOpen(slotsAt(checkout, { ...answers, method }, now)) };
}

/** Returns the first answers of a checkout, with the first open date and the preselected payment method. */
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
    fields: [],
    notes: '',
    purchaseOrderNumber: '',
    paymentMethodId: firstPayment(checkout, method).method?.id ?? null,
    termsAccepted: false,
  };
}

/** Whether empties can be returned: only with a delivery, because at a depot the buyer returns them in person. */
export const takesEmpties = (checkout: Checkout, method: DeliveryMethod): boolean =>
  method === 'delivery' && checkout.empties.length > 0;

/** Returns the surcharge of a payment method for a delivery method; null if there is none (decision 2). */
export function surchargeFor(method: PaymentMethod | undefined, delivery: DeliveryMethod): PaymentMethod['surcharge'] {
  const quoted = method?.surcharge ?? null;
  return quoted !== null && (quoted.method === undefined || quoted.method === delivery) ? quoted : null;
}

/** Returns the chosen payment method. */
export const paymentOf = (
  checkout: Checkout,
  { paymentMethodId }: Pick<FormAnswers, 'paymentMethodId'>,
): PaymentMethod | undefined => checkout.paymentMethods.find(({ id }) => id === paymentMethodId);

/** Returns the preselected payment method; the first one offered is the default (decision 56). */
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

/**
 * Returns the total that the buyer agrees to: the cart's total plus the surcharge, so that the displayed rows add up to
 * it (decision 3).
 */
export function agreedTotal(checkout: Checkout, answers: Pick<FormAnswers, 'method' | 'paymentMethodId'>): Money {
  const surcharge = surchargeFor(paymentOf(checkout, answers), answers.method);
  const { total } = checkout.cart.totals;
  return surcharge === null ? total : addMoney(total, surcharge.amount);
}

/** Returns the minimum order; pickup may have its own (decision 6). */
export const minimumFor = (checkout: Checkout, method: DeliveryMethod): Minimum =>
  optionOf(checkout, method)?.minimum ?? checkout.cart.minimum;

/** Returns a delivery method with its address, on one line. */
export const placeOf = ({ label, address }: DeliveryOption): string =>
  [label, address?.street, address && [address.city, address.state, address.zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
