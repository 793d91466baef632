import { PortMethod, Needs, Adapter } from './index.js';
import { CartItem, Product, InLocale, ForAccount, OrderSummary, Ports } from './ports.js';
import { PortErrorCode } from './ports.js';
import 'shared/activation';
import 'shared/problem';

/**
 * What a backend has for the kit to work on. Everything is optional: the kit looks for an account and for products in
 * the adapter itself, and skips, naming the fixture, what it can not find.
 */
interface Fixtures {
    /** The account that is ordered for; the session's when absent. */
    readonly accountId?: string;
    /** Another account of the same buyer, which may order too. */
    readonly otherAccountId?: string;
    /** An account that is there and not this buyer's. */
    readonly foreignAccountId?: string;
    /** An account of this buyer's that may not add to its cart. */
    readonly stoppedAccountId?: string;
    /** An account of this buyer's that may fill its cart and not check out. */
    readonly noCheckoutAccountId?: string;
    /** The language words are asked for in; en-US when absent. */
    readonly locale?: string;
    /** Another language that the backend has words in. */
    readonly otherLocale?: string;
    /** An id that is well formed and nobody's; `no-such-id` when absent. */
    readonly unknownId?: string;
    readonly products?: ProductFixtures;
    /** What makes a cart that may be ordered as it is; worked out from the cart's minimum when absent. */
    readonly orderable?: readonly CartItem[];
    readonly activation?: ActivationFixtures;
    readonly registration?: RegistrationFixtures;
    /** What a payment provider would answer for a card: a token that is in no wallet yet. */
    readonly paymentToken?: string;
    /** The buyer’s password, and one it can be changed to. */
    readonly password?: {
        readonly current: string;
        readonly next: string;
    };
    /** The key of a content image that is there. */
    readonly imageKey?: string;
}
/** Ids of products in the market of `accountId`. */
interface ProductFixtures {
    /** In stock, priced, without a most: three or more that are in no cart to begin with. */
    readonly orderable?: readonly string[];
    /** Out of stock, and listed. */
    readonly outOfStock?: string;
    /** In stock, and so little of it that a thousand are not to be had. */
    readonly scarce?: string;
    /** Ordered in steps of more than one. */
    readonly stepped?: string;
    /** In stock, and without a price. */
    readonly unpriced?: string;
    /** Sold to `accountId`, and not to `otherAccountId`. */
    readonly unlisted?: string;
}
/** An account to register for, and what verifies it. */
interface RegistrationFixtures {
    readonly accountNumber: string;
    /** The code its sales rep gives out. */
    readonly code: string;
    /** Of one of its last orders. */
    readonly invoiceNumber?: string;
    /** A phone it knows, and the code that would be sent to it. */
    readonly mobileNumber?: string;
    readonly textedCode?: string;
    /** An account for which everybody is sent to customer service. */
    readonly rejected?: {
        readonly accountNumber: string;
        readonly code: string;
    };
}
/** Email addresses, by what a resend to them comes to. */
interface ActivationFixtures {
    /** Somebody who is sent an email. */
    readonly unverified?: string;
    /** Somebody who can sign in already. */
    readonly verified?: string;
    /** Nobody of the store's. */
    readonly unknown?: string;
}

/** Kinds of products that cases ask for. */
type SampleKind = Exclude<keyof ProductFixtures, 'orderable'>;
/** A product to order, and how many of it may be. */
interface Sample {
    readonly id: string;
    readonly min: number;
    readonly step: number;
    /** Null where the adapter has no way to look it up. */
    readonly product: Product | null;
}

/** Who sits in front of the adapter: a buyer who may order, one who may only look, or nobody who is known. */
type Persona = 'buyer' | 'onlooker' | 'guest';
/**
 * Trouble a harness may be able to make of a backend, by the code an adapter has to answer it with. An `unreachable`
 * one closes connections: nobody can tell a backend that is off from a line that is, so that several codes will do.
 */
type Fault = 'unreachable' | Extract<PortErrorCode, 'timeout' | 'signed-out' | 'forbidden' | 'too-many-requests' | 'unavailable' | 'malformed'>;
/** A look at the store past the adapter. Every part is optional: without it the kit asks the ports themselves. */
interface Peek {
    /** What the account's cart holds. */
    cart?(accountId: string): Promise<readonly {
        readonly productId: string;
        readonly quantity: number;
    }[]>;
    /** Ids of every order of the account, or of the guest. */
    orders?(accountId: string | null): Promise<readonly string[]>;
    /** The account's shopping lists, with what is on them. */
    lists?(accountId: string): Promise<readonly {
        readonly id: string;
        readonly name: string;
        readonly items: readonly {
            readonly productId: string;
            readonly quantity: number;
        }[];
    }[]>;
    /** Ids of the buyer's reminders for the account. */
    reminders?(accountId: string): Promise<readonly string[]>;
    /** The language saved on the user. */
    language?(): Promise<string | null>;
}
/** One case's world: an adapter that nobody used yet, on a backend as the fixtures describe it. */
interface TestEnvironment {
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
interface Harness {
    /** Opens a world with somebody in it; null where the backend knows nobody like that. */
    open(seat: Persona): TestEnvironment | null | Promise<TestEnvironment | null>;
    readonly fixtures?: Fixtures;
    /** Now, as the backend has it, in epoch milliseconds; the device's clock when absent. */
    readonly now?: () => number;
}
/** What is graded: a harness, or just what makes an adapter. */
type Subject = Harness | (() => Adapter | Promise<Adapter>);
/** What a case is about. */
type CaseFamily = 'shape' | 'behaviour' | 'refusal' | 'error' | 'abort' | 'concurrency' | 'limit' | 'once' | 'language';
/** What a case has to work with. Whatever it asks for and is not there skips it, with the reason. */
interface CaseContext<M extends PortMethod> {
    readonly adapter: Needs<M>;
    readonly fixtures: Fixtures;
    readonly locale: string;
    /** An id that is nobody's. */
    readonly unknownId: string;
    now(): number;
    /** The account that is ordered for: the fixture's, or the one the session stands on. */
    here(): Promise<{
        readonly accountId: string;
    } & InLocale>;
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
type AnyContext = Omit<CaseContext<never>, 'adapter' | 'second'> & {
    readonly adapter: Adapter;
    second(): Promise<Adapter>;
};
/** One promise of a port. */
interface ConformanceCase {
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
type CaseId = `${keyof Ports}/${string}`;
/** What came of a case. */
interface CaseResult {
    readonly port: keyof Ports;
    readonly case: CaseId;
    readonly says: string;
    readonly outcome: 'passed' | 'failed' | 'skipped';
    /** What was expected and what came instead, or why it was skipped; empty for a pass. */
    readonly message: string;
}
/** What is run, and how. */
interface ConformOptions {
    /** These ports alone; every port the adapter has when absent. */
    readonly ports?: readonly (keyof Ports)[];
    /** Cases that are left out, each with its reason: it stands in the report. */
    readonly skip?: Readonly<Record<string, string>>;
    /** Milliseconds after which a case that did not end has failed; 10,000 unless said. */
    readonly timeout?: number;
}
/** The account and language of a call. */
type At = ForAccount & InLocale;

/** What a test runner hands to a test, as far as a case has use for it. */
interface RunnerContext {
    skip?(note?: string): void;
}
/** A case of one adapter, as a test: `for (const { title, run } of casesFor(harness)) test(title, run)`. */
interface TestCase extends Omit<ConformanceCase, 'run'> {
    readonly title: string;
    /** Rejects with what went wrong, and tells the runner of a skip where the runner can be told. */
    run(...runner: readonly unknown[]): Promise<void>;
    /** What came of it, without rejecting. */
    grade(): Promise<CaseResult>;
}
/** The cases of an adapter, for a test runner: vitest, jest, mocha and node:test all call `run` as they are. */
declare function casesFor(subject: Subject, { ports, skip, timeout }?: ConformOptions): readonly TestCase[];
/**
 * Grades an adapter: every case of its ports, one after another, each in a world of its own.
 * Cases that can not be run say why; ports the adapter does not have are left out.
 */
declare function conform(subject: Subject, options?: ConformOptions): Promise<readonly CaseResult[]>;

/** Every case of every port. */
declare const allCases: readonly ConformanceCase[];

/** How many cases of a port came to what. */
interface PortCount {
    readonly port: keyof Ports;
    readonly passed: number;
    readonly failed: number;
    readonly skipped: number;
}
/** A report's figures by port, in its order. */
declare function countByPort(results: readonly CaseResult[]): readonly PortCount[];
/** A report as plain text: the figures of each port, then what failed and what was skipped, with reasons. */
declare function formatReport(results: readonly CaseResult[]): string;

export { allCases, casesFor, conform, countByPort, formatReport };
export type { ActivationFixtures, AnyContext, CaseContext, CaseFamily, CaseId, CaseResult, ConformOptions, ConformanceCase, Fault, Fixtures, Harness, Peek, Persona, PortCount, ProductFixtures, RegistrationFixtures, RunnerContext, Sample, SampleKind, Subject, TestCase, TestEnvironment };
