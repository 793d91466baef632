import type { Adapter, ForAccount, InLocale, Needs, OrderSummary, PortErrorCode, PortMethod, Ports } from '../ports';
import type { Fixtures } from './fixtures.types';
import type { Sample, SampleKind } from './samples';

/** Who sits in front of the adapter: a buyer who may order, one who may only look, or nobody who is known. */
export type Persona = 'buyer' | 'onlooker' | 'guest';

/**
 * Trouble a harness may be able to make of a backend, by the code an adapter has to answer it with. An `unreachable`
 * one closes connections: nobody can tell a backend that is off from a line that is, so that several codes will do.
 */
export type Fault =
  | 'unreachable'
  | Extract<PortErrorCode, 'timeout' | 'signed-out' | 'forbidden' | 'too-many-requests' | 'unavailable' | 'malformed'>;

/** A look at the store past the adapter. Every part is optional: without it the kit asks the ports themselves. */
export interface Peek {
  /** What the account's cart holds. */
  cart?(accountId: string): Promise<readonly { readonly productId: string; readonly quantity: number }[]>;
  /** Ids of every order of the account, or of the guest. */
  orders?(accountId: string | null): Promise<readonly string[]>;
  /** The account's shopping lists, with what is on them. */
  lists?(accountId: string): Promise<
    readonly {
      readonly id: string;
      readonly name: string;
      readonly items: readonly { readonly productId: string; readonly quantity: number }[];
    }[]
  >;
  /** Ids of the buyer's reminders for the account. */
  reminders?(accountId: string): Promise<readonly string[]>;
  /** The language saved on the user. */
  language?(): Promise<string | null>;
}

/** One case's world: an adapter that nobody used yet, on a backend as the fixtures describe it. */
export interface TestEnvironment {
  readonly adapter: Adapter;
  /** Another adapter on the same backend and session, as a second tab is. */
  readonly second?: () => Adapter | Promise<Adapter>;
  readonly peek?: Peek;
  /** Breaks the backend until it is called with null. Answers false for trouble it can not make. */
  readonly trouble?: (code: Fault | null) => boolean | Promise<boolean>;
  /** Called when the case is over, whatever came of it. */
  readonly close?: () => void | Promise<void>;
}

/** How the kit gets at an adapter and the backend behind it. */
export interface Harness {
  /** Opens a world with somebody in it; null where the backend knows nobody like that. */
  open(seat: Persona): TestEnvironment | null | Promise<TestEnvironment | null>;
  readonly fixtures?: Fixtures;
  /** Now, as the backend has it, in epoch milliseconds; the device's clock when absent. */
  readonly now?: () => number;
}

/** What is graded: a harness, or just what makes an adapter. */
export type Subject = Harness | (() => Adapter | Promise<Adapter>);

/** What a case is about. */
export type CaseFamily =
  'shape' | 'behaviour' | 'refusal' | 'error' | 'abort' | 'concurrency' | 'limit' | 'once' | 'language';

/** What a case has to work with. Whatever it asks for and is not there skips it, with the reason. */
export interface CaseContext<M extends PortMethod> {
  readonly adapter: Needs<M>;
  readonly fixtures: Fixtures;
  readonly locale: string;
  /** An id that is nobody's. */
  readonly unknownId: string;
  now(): number;
  /** The account that is ordered for: the fixture's, or the one the session stands on. */
  here(): Promise<{ readonly accountId: string } & InLocale>;
  /** Products that may be ordered and are none of `besides`: the fixture's, or the first that the catalog has. */
  products(count: number, besides?: readonly string[]): Promise<readonly Sample[]>;
  /** A product of a kind: the fixture's, or the first that the catalog has. */
  product(kind: SampleKind): Promise<Sample>;
  /** The newest orders of an account, of `here` when none is named: from `orders.list`, or else from `orders.search`. */
  orders(at?: At): Promise<readonly OrderSummary[]>;
  second(): Promise<Needs<M>>;
  /** A look at the store, or null where the harness has none. */
  readonly peek: Peek;
  /** Breaks the backend; skips the case where that is not possible. */
  readonly trouble: NonNullable<TestEnvironment['trouble']> | null;
}

/** A case as it is run, whatever methods it needs. */
export type AnyContext = Omit<CaseContext<never>, 'adapter' | 'second'> & {
  readonly adapter: Adapter;
  second(): Promise<Adapter>;
};

/** One promise of a port. */
export interface ConformanceCase {
  /** Port and name: what a report and a skip name the case by. */
  readonly id: CaseId;
  readonly port: keyof Ports;
  readonly name: string;
  readonly family: CaseFamily;
  /** The promise, in a sentence. */
  readonly says: string;
  /** A case whose methods are not all there is skipped: a port may be had in part. */
  readonly needs: readonly PortMethod[];
  readonly seat: Persona;
  run(context: AnyContext): Promise<void>;
}

/** `cart/adding-sums`. */
export type CaseId = `${keyof Ports}/${string}`;

/** What came of a case. */
export interface CaseResult {
  readonly port: keyof Ports;
  readonly case: CaseId;
  readonly says: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** What was expected and what came instead, or why it was skipped; empty for a pass. */
  readonly message: string;
}

/** What is run, and how. */
export interface ConformOptions {
  /** These ports alone; every port the adapter has when absent. */
  readonly ports?: readonly (keyof Ports)[];
  /** Cases that are left out, each with its reason: it stands in the report. */
  readonly skip?: Readonly<Record<string, string>>;
  /** Milliseconds after which a case that did not end has failed; 10,000 unless said. */
  readonly timeout?: number;
}

/** The account and language of a call. */
export type At = ForAccount & InLocale;
