import * as z from 'zod/mini';
import { DISPUTE_REASONS } from '../../../rules/invoices';

const whole = z.int();
const text = z.string();

// Requests and values are parsed by the rules of their operation.
export const attemptRecord = z.object({
  handle: text,
  operation: text,
  subject: text,
  key: z.nullable(text),
  status: z.enum(['open', 'committed', 'closed']),
  request: z.unknown(),
  value: z.unknown(),
});

const methodRecord = z.object({
  id: text,
  token: text,
  kind: z.enum(['card', 'ach']),
  brand: text,
  lastFour: text,
  expiry: z.nullable(z.object({ year: whole, month: whole })),
  nickname: text,
  isDefault: z.boolean(),
  verified: z.boolean(),
  // The attempt that stored the method; null for a seeded one.
  handle: z._default(z.nullable(text), null),
});

export const walletRecord = z.object({
  methods: z.array(methodRecord),
  autopay: z.object({
    methodId: z.nullable(text),
    day: z.nullable(whole),
    limit: z.nullable(whole),
    // Last day whose automatic payments were made; null while autopay is off.
    paidThrough: z._default(z.nullable(text), null),
  }),
  // Attempts that changed autopay, newest last.
  autopayChanges: z._default(z.array(text), []),
});

const paidLine = { invoiceId: text, number: text, amount: whole };

export const paymentRecord = z.object({
  id: text,
  number: text,
  key: text,
  handle: text,
  paidAt: z.number(),
  method: z.nullable(z.object({ kind: z.enum(['card', 'ach']), brand: text, lastFour: text })),
  status: z.enum(['settled', 'pending']),
  settlesOn: z.nullable(text),
  done: z.array(z.object({ ...paidLine, stillOpen: whole })),
  notDone: z.array(z.object({ ...paidLine, reason: z.enum(['already-paid', 'in-dispute', 'not-accepted']) })),
  credits: z.array(z.object({ creditId: text, amount: whole })),
  surcharge: z.nullable(whole),
  total: whole,
});

export const disputeRecord = z.object({
  id: text,
  number: text,
  handle: text,
  invoiceId: text,
  reason: z.enum(DISPUTE_REASONS),
  details: text,
  amount: whole,
  openedOn: text,
});

/** A payment of invoices. */
export type PaymentRecord = z.infer<typeof paymentRecord>;

/** A dispute of an invoice. */
export type DisputeRecord = z.infer<typeof disputeRecord>;

/** Parses a stored payment; null for an invalid one. */
export const parsePayment = (stored: unknown): PaymentRecord | null => z.safeParse(paymentRecord, stored).data ?? null;

/** Parses a stored dispute; null for an invalid one. */
export const parseDispute = (stored: unknown): DisputeRecord | null => z.safeParse(disputeRecord, stored).data ?? null;

/** One attempt of a commit operation. */
export type AttemptRecord = z.infer<typeof attemptRecord>;

/** A stored payment method: details from a provider, never its number. */
export type MethodRecord = z.infer<typeof methodRecord>;

/** An account's payment methods and autopay settings; without a method autopay is off. */
export type WalletRecord = z.infer<typeof walletRecord>;
