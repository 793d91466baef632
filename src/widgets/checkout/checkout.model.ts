import type { Checkout, CheckoutAnswers, DeliveryMethod, DeliverySlot, Money, PaymentMethod } from '../../domain';
import { addMoney, instantMs, isCalendarDate, notesProblem, poNumberProblem } from '../../rules';

/** An answer's problem. The code picks the words; `over` is by how many characters a note is too long. */
export type AnswerProblem = { readonly code: 'missing' | 'closed' } | { readonly code: 'tooLong'; readonly over: number };

/** Fields of the form, in the order in which they stand. */
export const answerFields = ['date', 'notes', 'purchaseOrderNumber', 'paymentMethodId', 'termsAccepted'] as const;
export type AnswerField = (typeof answerFields)[number];

/** Problems by field; a field without one is absent. */
export type AnswerProblems = Partial<Record<AnswerField, AnswerProblem>>;

/** Dates of a way to have the goods, with those whose cut-off has passed closed (spec §3, cut-off time). */
export interface OpenSlot extends DeliverySlot {
  readonly open: boolean;
}

/** The dates offered at an instant: a date is gone before the order could be refused for it. */
export function slotsAt(checkout: Checkout, method: DeliveryMethod, now: number): readonly OpenSlot[] {
  const option = checkout.deliveries.find((delivery) => delivery.method === method);
  return (option?.slots ?? []).map((slot) => ({
    ...slot,
    open: slot.closed === null && (instantMs(slot.cutOff) ?? -Infinity) > now,
  }));
}

/** The answers a checkout starts with: the first date there is, and the only way to pay where there is one. */
export function firstAnswers(checkout: Checkout, now: number): CheckoutAnswers {
  const method = checkout.deliveries[0]?.method ?? 'delivery';
  return {
    method,
    date: slotsAt(checkout, method, now).find((slot) => slot.open)?.date ?? null,
    later: [],
    empties: { cylinder: 0, glass: 0 },
    notes: '',
    purchaseOrderNumber: '',
    paymentMethodId: checkout.paymentMethods[0]?.id ?? null,
    termsAccepted: false,
  };
}

/** What is wrong with the answers; empty when the order may be placed (spec §5). */
export function answerProblems(answers: CheckoutAnswers, checkout: Checkout, now: number): AnswerProblems {
  const slot = slotsAt(checkout, answers.method, now).find(({ date }) => date === answers.date);
  const notes = notesProblem(answers.notes);
  const over = notes === null ? 0 : Number(notes.params['over']);
  const offered = checkout.paymentMethods.some(({ id }) => id === answers.paymentMethodId);
  return {
    ...(slot === undefined ? { date: { code: 'missing' } } : slot.open ? {} : { date: { code: 'closed' } }),
    ...(notes === null ? {} : { notes: { code: 'tooLong', over } }),
    ...(poNumberProblem(answers.purchaseOrderNumber) === null ? {} : { purchaseOrderNumber: { code: 'missing' } }),
    ...(offered ? {} : { paymentMethodId: { code: 'missing' } }),
    ...(answers.termsAccepted ? {} : { termsAccepted: { code: 'missing' } }),
  };
}

/** The surcharge quoted for the chosen way to pay and to deliver; null where none is (decision 2). */
export function surchargeFor(method: PaymentMethod | undefined, delivery: DeliveryMethod): PaymentMethod['surcharge'] {
  const quoted = method?.surcharge ?? null;
  return quoted !== null && (quoted.method === undefined || quoted.method === delivery) ? quoted : null;
}

/** What is agreed to: the cart's total and the surcharge, so that the lines shown add up to it (decision 3). */
export function agreedTotal(checkout: Checkout, answers: CheckoutAnswers): Money {
  const method = checkout.paymentMethods.find(({ id }) => id === answers.paymentMethodId);
  const surcharge = surchargeFor(method, answers.method);
  const { total } = checkout.cart.totals;
  return surcharge === null ? total : addMoney(total, surcharge.amount);
}

/** A kept draft as answers; null for anything else. What is no longer offered is asked for again. */
export function parseDraft(value: unknown): Partial<CheckoutAnswers> | null {
  if (typeof value !== 'object' || value === null) return null;
  const own = new Map<string, unknown>(Object.entries(value));
  const text = (name: string) => (typeof own.get(name) === 'string' ? String(own.get(name)) : undefined);
  const method = own.get('method');
  const date = own.get('date');
  return {
    ...(method === 'delivery' || method === 'pickup' ? { method } : {}),
    ...(isCalendarDate(date) ? { date } : {}),
    notes: text('notes') ?? '',
    purchaseOrderNumber: text('purchaseOrderNumber') ?? '',
    ...(text('paymentMethodId') === undefined ? {} : { paymentMethodId: text('paymentMethodId') ?? null }),
  };
}

/** A draft laid over the first answers, as far as it is still on offer. Terms are accepted anew each time. */
export function withDraft(first: CheckoutAnswers, draft: Partial<CheckoutAnswers> | null, checkout: Checkout, now: number): CheckoutAnswers {
  if (draft === null) return first;
  const method = checkout.deliveries.some((delivery) => delivery.method === draft.method) ? (draft.method ?? first.method) : first.method;
  const open = slotsAt(checkout, method, now).filter((slot) => slot.open);
  const date = open.some((slot) => slot.date === draft.date) ? (draft.date ?? null) : (open[0]?.date ?? null);
  const paid = checkout.paymentMethods.some(({ id }) => id === draft.paymentMethodId);
  return {
    ...first,
    method,
    date,
    notes: draft.notes ?? '',
    purchaseOrderNumber: draft.purchaseOrderNumber ?? '',
    paymentMethodId: paid ? (draft.paymentMethodId ?? null) : first.paymentMethodId,
    termsAccepted: false,
  };
}
