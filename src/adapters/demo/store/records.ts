import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../../../rules/server-codes';
import { REMINDER_REPEATS } from '../../../rules/reminders';
import {
  attemptRecord,
  type AttemptRecord,
  disputeRecord,
  type DisputeRecord,
  paymentRecord,
  type PaymentRecord,
  walletRecord,
  type WalletRecord,
} from './paying-record';
import { type CheckRecord, type RegistrationRecord, registrationRecords } from './registration-record';
import {
  type CaseCommentRecord,
  type CaseRatingRecord,
  type CaseRecord,
  type MessageRecord,
  supportRecords,
} from './support-record';

/** Version of every record; a record of another version is replaced. */
export const RECORD_VERSION = 1;

const whole = z.int();

const text = z.string();

const lineRecord = z.object({ id: text, productId: text, quantity: z.int().check(z.positive()), changedIn: whole });

const cartRecord = z.object({ id: text, lines: z.array(lineRecord), savedAt: z.number() });

// Newer fields have defaults, so that older stored orders stay readable.
const answersRecord = z.object({
  method: z.enum(['delivery', 'pickup']),
  date: z.nullable(text),
  notes: text,
  purchaseOrderNumber: text,
  paymentMethodId: text,
  additionalDeliveries: z._default(z.array(z.object({ date: z.nullable(text), lineIds: z.array(text) })), []),
  empties: z._default(z.object({ cylinder: whole, glass: whole }), { cylinder: 0, glass: 0 }),
  guest: z._default(z.nullable(z.object({ lastName: text, email: text, phoneNumber: text })), null),
  // Answers to the store's own fields, with the labels that the buyer saw.
  fields: z._default(
    z.array(z.object({ label: text, kind: z.enum(['text', 'choice', 'date', 'file']), value: text })),
    [],
  ),
});

const handleRecord = z.object({
  id: text,
  cartId: text,
  revision: whole,
  status: z.enum(['open', 'placed', 'closed']),
  total: whole,
  answers: answersRecord,
});

const orderRecord = z.object({
  id: text,
  number: text,
  cartId: text,
  key: text,
  handle: text,
  buyerId: z.nullable(text),
  status: z.nullable(z.enum(ORDER_STATUSES)),
  placedAt: z.number(),
  changesUntil: z.nullable(z.number()),
  answers: answersRecord,
  lines: z.array(z.object({ id: text, productId: text, quantity: whole, total: whole })),
  totals: z.object({
    cases: whole,
    subtotal: whole,
    offer: whole,
    deposits: whole,
    smallOrder: z.nullable(whole),
    tax: whole,
    taxRate: z.number(),
    total: whole,
  }),
  surcharge: z.nullable(whole),
  // The method, if it is one of the wallet.
  paidWith: z.optional(text),
  paidBy: z.optional(z.enum(['card', 'ach'])),
});

const reminderRecord = z.object({
  id: text,
  buyerId: text,
  at: z.number(),
  repeats: z.enum(REMINDER_REPEATS),
  orderId: z.nullable(text),
  minutesBefore: z._default(z.nullable(whole), null),
  isOn: z._default(z.boolean(), true),
  // Time of the last change; the reminder was not due before it.
  since: z._default(z.number(), 0),
});

// A past occurrence of a reminder that was changed or removed afterwards.
const rungRecord = z.object({ id: text, buyerId: text, at: z.number(), orderId: z.nullable(text) });

const readMarkRecord = z.object({ id: text, buyerId: text, isRead: z.boolean() });

const listRecord = z.object({
  id: text,
  name: text,
  description: text,
  items: z.array(z.object({ productId: text, quantity: whole })),
  createdAt: z.number(),
  changedAt: z.number(),
  // A list without an owner, from an older version, is open to all.
  ownerId: z._default(z.nullable(text), null),
  shared: z._default(z.array(z.object({ buyerId: text, access: z.enum(['view', 'edit']) })), []),
  removedAt: z._default(z.nullable(z.number()), null),
});

const cancellationRecord = z.object({
  handle: text,
  orderId: text,
  orderNumber: text,
  reason: text,
  at: z.number(),
  buyerId: z.nullable(text),
});

/** A stored cart line. `changedIn` is the revision of its last change. */
export type LineRecord = z.infer<typeof lineRecord>;

export type CartRecord = z.infer<typeof cartRecord>;

/** A buyer's stored answers at checkout. */
export type AnswersRecord = z.infer<typeof answersRecord>;

/** One attempt to place an order. */
export type HandleRecord = z.infer<typeof handleRecord>;

/** A placed or past order. A null status is derived from the clock. */
export type OrderRecord = z.infer<typeof orderRecord>;

/** A shopping list with its items, newest first. */
export type ListRecord = z.infer<typeof listRecord>;

const rewardClaimRecord = z.object({
  id: text,
  number: text,
  handle: text,
  rewardId: text,
  points: whole,
  left: whole,
  at: z.number(),
  buyerId: z.nullable(text),
});

/** A reward that was claimed in this demo. */
export type RewardClaimRecord = z.infer<typeof rewardClaimRecord>;

/** Parses a stored claim; null for an invalid one. */
export const parseRewardClaim = (stored: unknown): RewardClaimRecord | null =>
  z.safeParse(rewardClaimRecord, stored).data ?? null;

/** An order that was cancelled in this demo. */
export type CancellationRecord = z.infer<typeof cancellationRecord>;

/** A buyer's reminder to order. */
export type ReminderRecord = z.infer<typeof reminderRecord>;

/** A past occurrence of a reminder. */
export type RungRecord = z.infer<typeof rungRecord>;

/** A buyer's read or unread mark. */
export type ReadMarkRecord = z.infer<typeof readMarkRecord>;

/** All changeable data of one account in one record, so that a change is one transaction. */
export interface AccountState {
  readonly version: number;
  /** Creation time of the record: ids derived from it differ from those before a reset. */
  readonly born: number;
  readonly revision: number;
  /** Counter for all ids. */
  readonly sequence: number;
  readonly cart: CartRecord;
  readonly handles: readonly HandleRecord[];
  /** Oldest first. */
  readonly orders: readonly OrderRecord[];
  /** Newest first. */
  readonly lists: readonly ListRecord[];
  readonly reminders: readonly ReminderRecord[];
  /** Oldest first. */
  readonly rung: readonly RungRecord[];
  readonly readMarks: readonly ReadMarkRecord[];
  readonly attempts: readonly AttemptRecord[];
  /** Oldest first. */
  readonly payments: readonly PaymentRecord[];
  readonly disputes: readonly DisputeRecord[];
  readonly cancellations: readonly CancellationRecord[];
  /** Order ids of drafts that were resumed or deleted. */
  readonly goneDrafts: readonly string[];
  readonly wallet: WalletRecord;
  /** Oldest first. */
  readonly cases: readonly CaseRecord[];
  readonly caseComments: readonly CaseCommentRecord[];
  readonly caseRatings: readonly CaseRatingRecord[];
  /** Oldest first. */
  readonly rewardClaims: readonly RewardClaimRecord[];
  /** Verification attempts and registrations; only for a guest. Oldest first. */
  readonly checks: readonly CheckRecord[];
  readonly registrations: readonly RegistrationRecord[];
  /** Oldest first. */
  readonly messages: readonly MessageRecord[];
}

const envelope = z.object({ version: z.literal(RECORD_VERSION), born: z.number(), revision: whole, sequence: whole });

/** Returns the value of a key, of any type. */
const part = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

function validRecords<Schema extends z.ZodMiniType>(schema: Schema, list: unknown): z.infer<Schema>[] {
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    const parsed = z.safeParse(schema, entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Parses a stored account. Invalid parts are replaced by fresh ones. */
export function parseAccountState(value: unknown, fresh: AccountState): AccountState {
  const head = z.safeParse(envelope, value);
  if (!head.success) return fresh;
  const cart = z.safeParse(cartRecord, part(value, 'cart'));
  const wallet = z.safeParse(walletRecord, part(value, 'wallet'));
  return {
    ...head.data,
    cart: cart.success ? cart.data : fresh.cart,
    handles: validRecords(handleRecord, part(value, 'handles')),
    orders: validRecords(orderRecord, part(value, 'orders')),
    // A record from before lists existed gets the seeded ones.
    lists: Array.isArray(part(value, 'lists')) ? validRecords(listRecord, part(value, 'lists')) : fresh.lists,
    reminders: validRecords(reminderRecord, part(value, 'reminders')),
    rung: validRecords(rungRecord, part(value, 'rung')),
    readMarks: validRecords(readMarkRecord, part(value, 'readMarks')),
    attempts: validRecords(attemptRecord, part(value, 'attempts')),
    payments: validRecords(paymentRecord, part(value, 'payments')),
    disputes: validRecords(disputeRecord, part(value, 'disputes')),
    cancellations: validRecords(cancellationRecord, part(value, 'cancellations')),
    goneDrafts: validRecords(text, part(value, 'goneDrafts')),
    wallet: wallet.success ? wallet.data : fresh.wallet,
    cases: validRecords(supportRecords.case, part(value, 'cases')),
    caseComments: validRecords(supportRecords.caseComment, part(value, 'caseComments')),
    caseRatings: validRecords(supportRecords.caseRating, part(value, 'caseRatings')),
    rewardClaims: validRecords(rewardClaimRecord, part(value, 'rewardClaims')),
    checks: validRecords(registrationRecords.check, part(value, 'checks')),
    registrations: validRecords(registrationRecords.registration, part(value, 'registrations')),
    messages: validRecords(supportRecords.message, part(value, 'messages')),
  };
}

const sessionRecord = z.object({
  version: z.literal(RECORD_VERSION),
  buyerId: z.nullable(text),
  accountId: z.nullable(text),
  languages: z.record(text, text),
});

/** The last signed-in user of this browser with their account, and the languages saved for users. */
export type SessionRecord = z.infer<typeof sessionRecord>;

export const parseSession = (value: unknown): SessionRecord | null => {
  const parsed = z.safeParse(sessionRecord, value);
  return parsed.success ? parsed.data : null;
};
