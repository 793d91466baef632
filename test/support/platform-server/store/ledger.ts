import type { PersonRecord } from '../../../../src/adapters/demo/store/people-record';
import type { AccountState, AnswersRecord, ListRecord, OrderRecord } from '../../../../src/adapters/demo/store/records';
import type { ContactMessage } from '../../../../src/domain';
import { type RecordKind, recordId } from '../ids';
import type { UploadEntry } from './uploads';

export type CartStatus = 'Active' | 'Checkout' | 'Processing' | 'PendingClosed' | 'PendingDelete' | 'Closed';

/** A line of a cart. Products are identified by the catalog's own id. */
export interface LineEntry {
  readonly id: string;
  readonly productId: string;
  quantity: number;
  groupId: string;
}

/** Lines that are delivered together. */
export interface GroupEntry {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
  address: AddressFields | null;
  desiredDeliveryDate: string | null;
  shippingInstructions: string | null;
  deliveryMethodId: string | null;
}

export type AddressFields = Readonly<Record<string, string | boolean | null>>;

/** A payment as the client sent it. */
export interface PaymentEntry {
  readonly requestType: string;
  readonly paymentToken: string;
  readonly paymentsData: string | null;
  /** The version of the cart that was paid for. */
  readonly cartVersion: number;
}

/** A cart. The owner is a buyer's id, or a guest's cookie. */
export interface CartEntry {
  readonly id: string;
  readonly accountId: string | null;
  readonly ownerId: string;
  readonly createdAt: number;
  status: CartStatus;
  /** Increases with every change. */
  version: number;
  /** Newest first. */
  lines: LineEntry[];
  groups: GroupEntry[];
  coupons: { readonly id: string; readonly code: string }[];
  name: string | null;
  changedAt: number;
  purchaseOrderNumber: string | null;
  /** Reads of its terms that still return provisional prices. */
  repricingReads: number;
  customFields: Record<string, unknown>;
  /** Reads that still return 202 for its prices. */
  unfinishedReads: number;
  /** Totals before the change that is being calculated. */
  staleTotal: number | null;
  /** Whether a write locks it. */
  isLocked: boolean;
  checkoutId: string | null;
}

/** A checkout of a cart. */
export interface CheckoutEntry {
  readonly id: string;
  readonly cartId: string;
  status: 'open' | 'gone' | 'deleted';
  unfinishedReads: number;
  contactInfo: Readonly<Record<string, unknown>> | null;
  payment: PaymentEntry | null;
  customFields: Record<string, unknown>;
  isPrepared: boolean;
  answers: AnswersEntry | null;
  orderReferenceNumber: string | null;
}

/** Totals of a cart, in minor units. */
export interface CartSums {
  readonly cases: number;
  readonly subtotal: number;
  readonly offer: number;
  readonly coupon: number;
  readonly deposits: number;
  readonly smallOrder: number | null;
  readonly tax: number;
  readonly taxRate: number;
  readonly total: number;
}

/** A buyer's entries in a checkout, which the business stores beside the platform's own record. */
export interface AnswersEntry {
  readonly record: AnswersRecord;
  /** The cart that they belong to. */
  readonly cartVersion: number;
}

/** A placed order, or one of the account's past year. */
export interface OrderEntry {
  readonly id: string;
  readonly referenceNumber: string;
  /** Null for a guest. */
  readonly accountId: string | null;
  readonly ownerId: string;
  readonly checkoutId: string | null;
  readonly currency: string;
  readonly record: OrderRecord;
  readonly groups: readonly GroupEntry[];
  readonly contactInfo: Readonly<Record<string, unknown>> | null;
  readonly payment: PaymentEntry | null;
  readonly customFields: Readonly<Record<string, unknown>>;
  /** Look-ups that still find nothing. */
  unfinishedReads: number;
}

/** A shopping list; the platform has neither quantities on a list nor sharing. */
export interface WishlistEntry extends Pick<ListRecord, 'id' | 'createdAt'> {
  readonly accountId: string;
  /** The wishlist's owner; null for a list of the whole account. */
  readonly ownerId: string | null;
  name: string;
  changedAt: number;
  /** What the platform has no field for and an org keeps itself: these three, quantities, and the order of products. */
  description: string;
  shared: ListRecord['shared'];
  removedAt: number | null;
  items: readonly { readonly id: string; readonly productId: string; readonly quantity: number }[];
}

export interface AddressEntry {
  readonly id: string;
  readonly accountId: string;
  readonly fields: AddressFields;
}

export interface ReminderEntry {
  readonly id: string;
  readonly accountId: string;
  readonly buyerId: string;
  readonly at: number;
  readonly repeats: 'once' | 'weekly' | 'before-cut-off';
  readonly orderId: string | null;
  readonly minutesBefore: number | null;
  readonly isOn: boolean;
  readonly since: number;
}

/** A message to customer service, of an account or of a guest's session. */
export interface MessageEntry {
  readonly id: string;
  readonly number: string;
  readonly owner: string;
  readonly draftId: string;
  readonly handle: string;
  readonly sentAt: number;
  readonly message: ContactMessage;
}

/** One attempt at a once-only operation (`store/once`). */
export interface AttemptEntry {
  readonly handle: string;
  readonly operation: string;
  readonly accountId: string;
  /** At most one attempt is open or processing for each subject of an operation. */
  readonly subject: string;
  /** The buyer's intent that it was committed for. */
  key: string | null;
  status: 'open' | 'processing' | 'committed' | 'closed';
  readonly input: unknown;
  /** Result of the operation; null until it is committed. */
  result: unknown;
  /** Look-ups that still return `processing`. */
  unfinishedReads: number;
}

/** All mutable state, and a counter for new ids. */
export interface Ledger {
  readonly carts: CartEntry[];
  readonly checkouts: CheckoutEntry[];
  /** Placed here, oldest first. */
  readonly orders: OrderEntry[];
  readonly wishlists: WishlistEntry[];
  readonly addresses: AddressEntry[];
  readonly reminders: ReminderEntry[];
  /** Oldest first. */
  readonly messages: MessageEntry[];
  readonly attempts: AttemptEntry[];
  /** Payments, disputes and payment methods, by account. */
  readonly money: Map<string, AccountState>;
  /** Attempts and results of guests, by their sessions. */
  readonly guests: Map<string, AccountState>;
  readonly activationEmails: string[];
  /** Users who were changed or created here, by their own ids, oldest first. */
  readonly people: Map<string, PersonRecord>;
  /** Changed or mistaken passwords, by user: digests, newest first. */
  readonly passwords: Map<
    string,
    { readonly digests: readonly string[]; readonly wrong: number; readonly since: number }
  >;
  /** Uploaded files of cases that are not created yet, by their handles. */
  readonly uploads: Map<string, UploadEntry>;
  /** Account and owner pairs whose first cart was filled from the demo's data. */
  readonly seeded: Set<string>;
  nextId(kind: RecordKind): string;
}

/** An empty ledger. */
export function createLedger(): Ledger {
  // Above the numbers of seeded records.
  let next = 900_000;
  return {
    carts: [],
    checkouts: [],
    orders: [],
    wishlists: [],
    addresses: [],
    reminders: [],
    messages: [],
    attempts: [],
    money: new Map(),
    guests: new Map(),
    activationEmails: [],
    people: new Map(),
    passwords: new Map(),
    uploads: new Map(),
    seeded: new Set(),
    nextId: (kind) => recordId(kind, (next += 1)),
  };
}
