import type { Checkout, CheckoutFieldAnswer, EmptiesKind } from '../../domain';
import { containsPaymentNumber, isCalendarDate } from '../../rules';
import { ownString } from '../../runtime/storage';
import {
  atTime,
  type CheckoutValues,
  firstOpen,
  type FormAnswers,
  paymentOf,
  slotsAt,
  type DeliveryMode,
} from './checkout.rules';

/**
 * Stored answers of an unfinished checkout. The terms are not included, because they are accepted anew for each order.
 */
export type Draft = Partial<Omit<FormAnswers, 'termsAccepted'>>;

/**
 * Returns the text for storage; empty if it contains a card or account number. Its field shows the problem, and it is
 * stored nowhere.
 */
const withoutPaymentNumber = (text: string): string => (containsPaymentNumber(text) ? '' : text);

/** Converts the form's values to the stored draft. Consent applies to this order only, not to a later one. */
export const toDraft = ({ termsAccepted: _, unread: __, uploading: ___, ...answers }: CheckoutValues): Draft => ({
  ...answers,
  notes: withoutPaymentNumber(answers.notes),
  purchaseOrderNumber: withoutPaymentNumber(answers.purchaseOrderNumber),
  // The handle of a file may have as many digits as a card number.
  fields: answers.fields.filter(({ value, fileName }) => fileName !== undefined || !containsPaymentNumber(value)),
});

const spreads: readonly DeliveryMode[] = ['together', 'groups', 'split'];

/**
 * Parses a stored draft; returns null if it is none. Every field is validated, because stored values are not trusted.
 */
export function parseDraft(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null) return null;
  const own = new Map<string, unknown>(Object.entries(value));
  const text = (name: string) => {
    const found = own.get(name);
    return typeof found === 'string' ? found : undefined;
  };
  const method = own.get('method');
  const date = own.get('date');
  const spread = spreads.find((known) => known === own.get('spread'));
  const paymentMethodId = text('paymentMethodId');
  return {
    ...(method === 'delivery' || method === 'pickup' ? { method } : {}),
    ...(isCalendarDate(date) ? { date } : {}),
    ...(spread === undefined ? {} : { spread }),
    laterDates: Object.fromEntries(
      entriesOf(own.get('laterDates')).filter((entry): entry is [string, string] => isCalendarDate(entry[1])),
    ),
    moved: listOf(own.get('moved')).filter((id) => typeof id === 'string'),
    empties: { cylinder: parseCount(own.get('empties'), 'cylinder'), glass: parseCount(own.get('empties'), 'glass') },
    notes: text('notes') ?? '',
    purchaseOrderNumber: text('purchaseOrderNumber') ?? '',
    ...(paymentMethodId === undefined ? {} : { paymentMethodId }),
    fields: listOf(own.get('fields')).flatMap(parseAnswer),
  };
}

/** Parses the stored answer to a field of the store; empty if it is none. */
function parseAnswer(value: unknown): readonly CheckoutFieldAnswer[] {
  const [id, answer, fileName] = [ownString(value, 'id'), ownString(value, 'value'), ownString(value, 'fileName')];
  return id === null || answer === null ? [] : [{ id, value: answer, ...(fileName === null ? {} : { fileName }) }];
}

const entriesOf = (value: unknown): readonly [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function parseCount(value: unknown, kind: EmptiesKind): number {
  const count = new Map(entriesOf(value)).get(kind);
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Applies the parts of a draft that are still offered to the first answers. */
export function withDraft(first: FormAnswers, draft: Draft | null, checkout: Checkout, now: number): FormAnswers {
  if (draft === null) return first;
  const method = checkout.deliveries.find((delivery) => delivery.method === draft.method)?.method ?? first.method;
  const spread = draft.spread === 'groups' && checkout.groups.length < 2 ? 'together' : (draft.spread ?? 'together');
  const slots = slotsAt(checkout, { method, spread }, now);
  const isOpen = slots.some((slot) => slot.open && slot.date === draft.date);
  const lines = new Set(checkout.cart.lines.map(({ id }) => id));
  const most = (kind: EmptiesKind) => checkout.empties.find((option) => option.kind === kind)?.most ?? 0;
  const count = (kind: EmptiesKind) => Math.min(draft.empties?.[kind] ?? 0, most(kind));
  return {
    ...first,
    method,
    spread,
    date: isOpen ? (draft.date ?? null) : firstOpen(slots),
    laterDates: withOpenDates(draft.laterDates ?? {}, checkout, now),
    moved: (draft.moved ?? []).filter((id) => lines.has(id)),
    empties: { cylinder: count('cylinder'), glass: count('glass') },
    notes: draft.notes ?? '',
    purchaseOrderNumber: draft.purchaseOrderNumber ?? '',
    fields: (draft.fields ?? []).filter((answer) =>
      checkout.fields?.some(({ id, kind }) => id === answer.id && (kind === 'file') === 'fileName' in answer),
    ),
    paymentMethodId:
      paymentOf(checkout, { paymentMethodId: draft.paymentMethodId ?? null })?.id ?? first.paymentMethodId,
  };
}

function withOpenDates(dates: FormAnswers['laterDates'], checkout: Checkout, now: number): FormAnswers['laterDates'] {
  const all = [...checkout.groups, ...checkout.deliveries].flatMap(({ slots }) => atTime(slots, now));
  return Object.fromEntries(
    Object.entries(dates).filter(([, date]) => all.some((slot) => slot.open && slot.date === date)),
  );
}
