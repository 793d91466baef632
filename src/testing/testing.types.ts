import type { Adapter, ForAccount, InLocale, Needs, OrderSummary, PortErrorCode, PortMethod, Ports } from '../ports';
import type { Fixtures } from './fixtures.types';
import type { Sample, SampleKind } from './samples';

/** The user of a case's session: a buyer who can order, one without that permission, or a guest. */
export type Persona = 'buyer' | 'viewer' | 'guest';

/**
 * Simulated errors, each named after the code that the adapter must reject with. `unreachable` closes connections: an
 * adapter cannot tell an offline backend from an offline network, so several codes are accepted.
 */
export type Fault =
  | 'unreachable'
  | Extract<PortErrorCode, 'timeout' | 'signed-out' | 'forbidden' | 'too-many-requests' | 'unavailable' | 'malformed'>;

/**
 * Reads the store directly, without the adapter. All parts are optional: without one the kit calls the ports instead.
 */
export interface Peek {
  /** Content of the account's cart. */
  cart?(accountId: string): Promise<readonly { readonly productId: string; readonly quantity: number }[]>;
  /** Ids of all orders of the account or the guest. */
  orders?(accountId: string | null): Promise<readonly string[]>;
  /** The account's shopping lists with their items. */
  lists?(accountId: string): Promise<
    readonly {
      readonly id: string;
      readonly name: string;
      readonly items: readonly { readonly productId: string; readonly quantity: number }[];
    }[]
  >;
  /** Ids of the buyer's reminders for the account. */
  reminders?(accountId: string): Promise<readonly string[]>;
  /** The language that is saved for the user. */
  language?(): Promise<string | null>;
}

/** Environment of one case: an unused adapter on a backend with the fixtures' data. */
export interface TestEnvironment {
  readonly adapter: Adapter;
  /** Creates another adapter on the same backend and session, like a second tab. */
  readonly second?: () => Adapter | Promise<Adapter>;
  readonly peek?: Peek;
  /** Simulates an error until it is called with null. Returns false for an unsupported error. */
  readonly injectFault?: (code: Fault | null) => boolean | Promise<boolean>;
  /** Called at the end of the case, whatever its result. */
  readonly close?: () => void | Promise<void>;
}

/** Gives the kit access to an adapter and its backend. */
export interface Harness {
  /** Opens an environment with a user; null when the backend has no such user. */
  open(seat: Persona): TestEnvironment | null | Promise<TestEnvironment | null>;
  readonly fixtures?: Fixtures;
  /** Current time of the backend in epoch milliseconds; default: the device's clock. */
  readonly now?: () => number;
}

/** What to grade: a harness, or a function that creates an adapter. */
export type Subject = Harness | (() => Adapter | Promise<Adapter>);

/** Category of a case. */
export type CaseFamily =
  'shape' | 'behaviour' | 'refusal' | 'error' | 'abort' | 'concurrency' | 'limit' | 'once' | 'language';

/** Context of a case. A request for something that does not exist skips the case with a reason. */
export interface CaseContext<M extends PortMethod> {
  readonly adapter: Needs<M>;
  readonly fixtures: Fixtures;
  readonly locale: string;
  /** An id that does not exist. */
  readonly unknownId: string;
  now(): number;
  /** Returns the account to order for: the fixture's, otherwise the session's. */
  here(): Promise<{ readonly accountId: string } & InLocale>;
  /** Returns orderable products except `besides`: the fixtures', otherwise the first of the catalog. */
  products(count: number, besides?: readonly string[]): Promise<readonly Sample[]>;
  /** Returns a product of a kind: the fixture's, otherwise the first of the catalog. */
  product(kind: SampleKind): Promise<Sample>;
  /** Returns the newest orders of an account (default: `here`), from `orders.list` or else `orders.search`. */
  orders(at?: At): Promise<readonly OrderSummary[]>;
  second(): Promise<Needs<M>>;
  /** Direct access to the store; empty when the harness has none. */
  readonly peek: Peek;
  /** Simulates an error; skips the case if that is not possible. */
  readonly injectFault: NonNullable<TestEnvironment['injectFault']> | null;
}

/** Context of a case with any methods. */
export type AnyContext = Omit<CaseContext<never>, 'adapter' | 'second'> & {
  readonly adapter: Adapter;
  second(): Promise<Adapter>;
};

/** One promise of a port. */
export interface ConformanceCase {
  /** Port and name: identifies the case in reports and in `skip`. */
  readonly id: CaseId;
  readonly port: keyof Ports;
  readonly name: string;
  readonly family: CaseFamily;
  /** The promise as a sentence. */
  readonly title: string;
  /** Methods that the case needs. It is skipped if one is missing, because a port can be implemented in part. */
  readonly needs: readonly PortMethod[];
  readonly seat: Persona;
  run(context: AnyContext): Promise<void>;
}

/** Port and name, such as `cart/adding-sums`. */
export type CaseId = `${keyof Ports}/${string}`;

/** Result of a case. */
export interface CaseResult {
  readonly port: keyof Ports;
  readonly case: CaseId;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Expected and actual value, or the reason for a skip; empty for a pass. */
  readonly message: string;
}

/** Options of a run. */
export interface ConformOptions {
  /** Ports to grade; default: all ports of the adapter. */
  readonly ports?: readonly (keyof Ports)[];
  /** Cases to skip, each with a reason for the report. */
  readonly skip?: Readonly<Record<string, string>>;
  /** Milliseconds until a case counts as failed. Default: 10,000. */
  readonly timeout?: number;
}

/** Account and locale of a call. */
export type At = ForAccount & InLocale;
