import type { FullAdapter } from '../../ports';
import type { DemoBuyer } from './data/buyers';
import type { FaultRule, Scenario } from './scenarios';
import type { DemoStore } from './store/demo-store';

/** Options of a demo adapter, all optional. */
export interface DemoOptions {
  /** A scenario or its id. An unknown id falls back to the default one. */
  readonly scenario?: string | Scenario;
  /** Current time in epoch milliseconds. With a fixed time all responses are reproducible. */
  readonly clock?: () => number;
  /** Where changes are stored: `indexeddb` (memory if unavailable), `memory`, or a custom store. */
  readonly storage?: 'indexeddb' | 'memory' | DemoStore;
  readonly seed?: number;
  /** The initial user: a buyer's id, or null for a guest. A stored sign-in takes precedence. */
  readonly user?: string | null;
  /** Duration of every call in milliseconds. */
  readonly latency?: number;
  /** `none` simulates a backend without idempotency keys: it executes a repeated request again. */
  readonly idempotency?: 'by-key' | 'none';
}

/** A stored cart. */
export interface PeekedCart {
  readonly accountId: string;
  readonly cartId: string;
  readonly revision: number;
  readonly lines: readonly { readonly lineId: string; readonly productId: string; readonly quantity: number }[];
}

/** An order that was placed in this demo. `total` is in minor units, including the surcharge. */
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

/** An attempt to place an order. */
export interface PeekedHandle {
  readonly id: string;
  readonly accountId: string;
  readonly cartId: string;
  readonly status: 'open' | 'placed' | 'closed';
}

/** A stored reminder; `at` is its first time. */
export interface PeekedReminder {
  readonly id: string;
  readonly accountId: string;
  readonly buyerId: string;
  readonly at: number;
  readonly repeats: 'once' | 'weekly' | 'before-cut-off';
  readonly orderId: string | null;
}

/** A stored shopping list. */
export interface PeekedList {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly description: string;
  readonly items: readonly { readonly productId: string; readonly quantity: number }[];
}

/** A stored wallet; without an autopay method autopay is off. */
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

/** A cancelled order and the attempt that cancelled it. */
export interface PeekedCancellation {
  readonly accountId: string;
  readonly orderId: string;
  readonly handle: string;
  readonly reason: string;
  readonly buyerId: string | null;
}

/** A stored payment of invoices; `total` is the charge in minor units. */
export interface PeekedPayment {
  readonly id: string;
  readonly accountId: string;
  readonly handle: string;
  readonly total: number;
  readonly invoiceIds: readonly string[];
}

/** A stored dispute. */
export interface PeekedDispute {
  readonly id: string;
  readonly accountId: string;
  readonly handle: string;
  readonly invoiceId: string;
}

/** A support case and the attempt that created it. */
export interface PeekedCase {
  readonly id: string;
  readonly number: string;
  readonly accountId: string;
  readonly draftId: string;
  readonly handle: string;
}

/** A message to customer service and the attempt that sent it; a null account is a guest. */
export interface PeekedMessage {
  readonly id: string;
  readonly number: string;
  readonly accountId: string | null;
  readonly draftId: string;
  readonly handle: string;
  readonly topic: string;
  readonly subject: string;
}

/** A registration and the attempt that completed it. */
export interface PeekedRegistration {
  readonly id: string;
  readonly accountId: string;
  readonly proof: string;
  readonly handle: string;
  readonly outcome: 'verified' | 'activation-email-sent';
  readonly email: string;
}

/** Data that verifies an account, because the demo sends no codes and has no sales rep to call. */
export interface RegistrationHelp {
  readonly accountName: string;
  readonly accountNumber: string;
  readonly code: string;
  /** Invoice numbers of recent orders, newest first. */
  readonly invoiceNumbers: readonly string[];
  readonly mobileNumbers: readonly string[];
  readonly smsCode: string;
  /** True if registrations for the account are referred to customer service. */
  readonly rejected: boolean;
}

/** A claimed reward and the attempt that claimed it. */
export interface PeekedRewardClaim {
  readonly id: string;
  readonly number: string;
  readonly accountId: string;
  readonly rewardId: string;
  readonly points: number;
  readonly handle: string;
}

/** Reads the stored data without ports and simulated errors. */
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

/** Controls of the demo: selecting the user, simulating errors, and reading stored data. */
export interface DemoControl {
  readonly scenario: Scenario;
  /** The buyers that can be selected. */
  readonly buyers: readonly DemoBuyer[];
  currentBuyer(): Promise<DemoBuyer | null>;
  /** Signs a buyer in, or out with null. Rejects with `PortError` `not-found` for an unknown id. */
  signIn(buyerId: string | null): Promise<void>;
  /** Deletes all stored changes of all scenarios. */
  reset(): Promise<void>;
  /** Subscribes to sign-ins, resets and fault changes. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Replaces the scenario's faults; an empty list removes them. */
  setFaults(faults: readonly FaultRule[]): void;
  /** Accounts with the data that verifies them, for trying out registration. */
  registrationHelp(): Promise<readonly RegistrationHelp[]>;
  peek(): Promise<DemoPeek>;
}

/** All ports plus the demo's controls. */
export type DemoAdapter = FullAdapter & { readonly demo: DemoControl };
