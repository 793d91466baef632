import type { FullAdapter } from '../../ports';
import type { DemoBuyer } from './data/buyers';
import type { FaultRule, Scenario } from './scenarios';
import type { DemoStore } from './store/demo-store';

/** How a demo adapter is made. All of it is optional. */
export interface DemoOptions {
  /** A scenario's id, or one of your own. An unknown id is the usual day. */
  readonly scenario?: string | Scenario;
  /** Now, in epoch milliseconds. Freeze it and everything the demo says is the same every time. */
  readonly clock?: () => number;
  /** Where writes are kept: `indexeddb` (memory where there is none), `memory`, or a store of your own. */
  readonly storage?: 'indexeddb' | 'memory' | DemoStore;
  readonly seed?: number;
  /** Who is signed in at first: a buyer's id, or null for a guest. A sign-in kept in the store wins. */
  readonly user?: string | null;
  /** Milliseconds every call takes. */
  readonly latency?: number;
  /** `plain` is a backend that does not know idempotency keys: a request that reaches it twice is done twice. */
  readonly ledger?: 'by-key' | 'plain';
}

/** A cart as it is kept. */
export interface PeekedCart {
  readonly accountId: string;
  readonly cartId: string;
  readonly revision: number;
  readonly lines: readonly { readonly lineId: string; readonly productId: string; readonly quantity: number }[];
}

/** An order that was placed here. `total` is in minor units, with its surcharge. */
export interface PeekedOrder {
  readonly id: string;
  readonly number: string;
  readonly accountId: string;
  readonly cartId: string;
  readonly key: string;
  readonly handle: string;
  readonly buyerId: string | null;
  readonly placedAt: number;
  readonly total: number;
}

/** An attempt to place. */
export interface PeekedHandle {
  readonly id: string;
  readonly accountId: string;
  readonly cartId: string;
  readonly status: 'open' | 'placed' | 'closed';
}

/** A reminder as it is kept; `at` is its first time. */
export interface PeekedReminder {
  readonly id: string;
  readonly accountId: string;
  readonly buyerId: string;
  readonly at: number;
  readonly repeats: 'once' | 'weekly' | 'before-cut-off';
  readonly orderId: string | null;
}

/** A shopping list as it is kept. */
export interface PeekedList {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly description: string;
  readonly items: readonly { readonly productId: string; readonly quantity: number }[];
}

/** An account's wallet as it is kept; no autopay method means it is off. */
export interface PeekedWallet {
  readonly accountId: string;
  readonly methods: readonly {
    readonly id: string;
    readonly token: string;
    readonly kind: 'card' | 'ach';
    readonly lastFour: string;
    readonly nickname: string;
    readonly isDefault: boolean;
    readonly handle: string | null;
  }[];
  readonly autopay: { readonly methodId: string | null; readonly day: number | null; readonly limit: number | null };
  /** Attempts that changed autopay, newest last. */
  readonly autopayChanges: readonly string[];
}

/** An order that was cancelled, by the attempt that did it. */
export interface PeekedCancellation {
  readonly accountId: string;
  readonly orderId: string;
  readonly handle: string;
  readonly reason: string;
  readonly buyerId: string | null;
}

/** A payment of invoices as it is kept; `total` is what was charged, in minor units. */
export interface PeekedPayment {
  readonly id: string;
  readonly accountId: string;
  readonly handle: string;
  readonly total: number;
  readonly invoiceIds: readonly string[];
}

/** A dispute of an invoice as it is kept. */
export interface PeekedDispute {
  readonly id: string;
  readonly accountId: string;
  readonly handle: string;
  readonly invoiceId: string;
}

/** A support case that was made here, by the attempt that did it. */
export interface PeekedCase {
  readonly id: string;
  readonly number: string;
  readonly accountId: string;
  readonly draftId: string;
  readonly handle: string;
}

/** A message to customer service, by the attempt that sent it; a null account is a guest's. */
export interface PeekedMessage {
  readonly id: string;
  readonly number: string;
  readonly accountId: string | null;
  readonly draftId: string;
  readonly handle: string;
  readonly topic: string;
  readonly subject: string;
}

/** Somebody who registered here, by the attempt that did it. */
export interface PeekedRegistration {
  readonly id: string;
  readonly accountId: string;
  readonly proof: string;
  readonly handle: string;
  readonly outcome: 'verified' | 'activation-email-sent';
  readonly email: string;
}

/** What verifies an account of the demo: no code is sent, and no sales rep can be asked. */
export interface RegistrationHelp {
  readonly accountName: string;
  readonly accountNumber: string;
  readonly code: string;
  /** Of its last orders, newest first. */
  readonly invoiceNumbers: readonly string[];
  readonly mobileNumbers: readonly string[];
  readonly textedCode: string;
  /** Whoever registers is sent to customer service. */
  readonly rejected: boolean;
}

/** A reward that was claimed here, by the attempt that did it. */
export interface PeekedRewardClaim {
  readonly id: string;
  readonly number: string;
  readonly accountId: string;
  readonly rewardId: string;
  readonly points: number;
  readonly handle: string;
}

/** What the store holds, read past all ports and faults. */
export interface DemoPeek {
  readonly cancellations: readonly PeekedCancellation[];
  readonly cases: readonly PeekedCase[];
  readonly disputes: readonly PeekedDispute[];
  readonly payments: readonly PeekedPayment[];
  readonly carts: readonly PeekedCart[];
  readonly orders: readonly PeekedOrder[];
  readonly handles: readonly PeekedHandle[];
  readonly messages: readonly PeekedMessage[];
  readonly lists: readonly PeekedList[];
  readonly registrations: readonly PeekedRegistration[];
  readonly reminders: readonly PeekedReminder[];
  readonly rewardClaims: readonly PeekedRewardClaim[];
  readonly wallets: readonly PeekedWallet[];
}

/** What only a demo has: choosing who is here, breaking things, and looking behind the ports. */
export interface DemoControl {
  readonly scenario: Scenario;
  /** Who can be chosen. */
  readonly buyers: readonly DemoBuyer[];
  currentBuyer(): Promise<DemoBuyer | null>;
  /** Signs a buyer in, or out with null. Rejects with `PortError` `not-found` for an id nobody has. */
  signIn(buyerId: string | null): Promise<void>;
  /** Forgets everything that was written, in every scenario. */
  reset(): Promise<void>;
  /** Called after a sign-in, a reset and a change of faults. Answers with what ends it. */
  subscribe(listener: () => void): () => void;
  /** Replaces the scenario's faults; none with an empty list. */
  setFaults(faults: readonly FaultRule[]): void;
  /** What accounts can be verified by, for who tries registering out. */
  registrationHelp(): Promise<readonly RegistrationHelp[]>;
  peek(): Promise<DemoPeek>;
}

/** Every port, and the demo's own controls. */
export type DemoAdapter = FullAdapter & { readonly demo: DemoControl };
