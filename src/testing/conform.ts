import type { Adapter, PortMethod, Ports } from '../ports';
import { parseEffectiveAccountId } from '../rules/accounts';
import { allCases } from './cases';
import { CaseFailed, CaseSkipped, required } from './expect';
import { createOrderSamples, createSamples, type ReadCatalogs } from './samples';
import type {
  AnyContext,
  CaseResult,
  ConformanceCase,
  ConformOptions,
  Harness,
  Persona,
  Subject,
  TestEnvironment,
} from './testing.types';

const DEFAULT_LOCALE = 'en-US';

const UNKNOWN_ID = 'no-such-id';

const catalogs = new WeakMap<Harness, ReadCatalogs>();

/** Creates a case's context from the environment that its harness opened. */
function createContext(
  harness: Harness,
  { adapter, second, peek = {}, injectFault }: TestEnvironment,
  seat: Persona,
): AnyContext {
  const { fixtures = {}, now = Date.now } = harness;
  const { locale = DEFAULT_LOCALE, unknownId = UNKNOWN_ID } = fixtures;

  async function accountId(): Promise<string> {
    if (fixtures.accountId !== undefined) return fixtures.accountId;
    const user = await adapter.session?.user?.({});
    return required(parseEffectiveAccountId(user?.accountId), 'fixtures.accountId: the session has no account');
  }

  let found: Promise<string> | undefined;
  const here = async () => ({ accountId: await (found ??= accountId()), locale });

  const known: ReadCatalogs = catalogs.get(harness) ?? new Map();
  catalogs.set(harness, known);
  const at = async () => (seat === 'guest' ? { accountId: null, locale } : here());

  return {
    adapter,
    fixtures,
    locale,
    unknownId,
    now,
    here,
    ...createOrderSamples(adapter, here),
    ...createSamples(adapter, fixtures.products ?? {}, at, known),
    second: async () => required(second, 'a second adapter on the same backend (`second`)')(),
    peek,
    injectFault: injectFault ?? null,
  };
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** The part of a test runner's context that cases use. */
export interface RunnerContext {
  skip?(note?: string): void;
}

/** A case for one adapter as a test: `for (const { title, run } of casesFor(harness)) test(title, run)`. */
export interface TestCase extends Omit<ConformanceCase, 'run'> {
  /** The case's id and title, `cart/adding-sums: …`: the name of the test. */
  readonly title: string;
  /** Rejects when the case fails, and reports a skip if the runner supports it. */
  run(...runner: readonly unknown[]): Promise<void>;
  /** Runs the case. Resolves to its result, also for a failure. */
  grade(): Promise<CaseResult>;
}

const harnessOf = (subject: Subject): Harness =>
  typeof subject === 'function'
    ? { open: async (seat) => (seat === 'buyer' ? { adapter: await subject() } : null) }
    : subject;

/** Returns an adapter's cases for a test runner: vitest, jest, mocha and node:test can call `run` directly. */
export function casesFor(
  subject: Subject,
  { ports, skip = {}, timeout = DEFAULT_TIMEOUT_MS }: ConformOptions = {},
): readonly TestCase[] {
  const harness = harnessOf(subject);
  return allCases
    .filter(({ port }) => ports === undefined || ports.includes(port))
    .map((one) => {
      const grade = (): Promise<CaseResult> =>
        gradeCase(one, harness, Object.hasOwn(skip, one.id) ? skip[one.id] : undefined, timeout);
      return {
        ...one,
        title: `${one.id}: ${one.title}`,
        grade,
        // No named parameter: some runners pass a callback to a test with one, and wait until it is called.
        run: async (...runner) => {
          const { outcome, message } = await grade();
          if (outcome === 'failed') throw new CaseFailed(`${one.id}: ${message}`);
          if (outcome === 'skipped') reportSkip(runner[0], message);
        },
      };
    });
}

function reportSkip(runner: unknown, note: string): void {
  if (typeof runner !== 'object' && typeof runner !== 'function') return;
  // vitest's context and node:test's have a `skip` method.
  const context = runner as RunnerContext | null;
  if (typeof context?.skip === 'function') context.skip(note);
}

/**
 * Grades an adapter: runs all cases of its ports one after another, each in a new environment. Cases that cannot run
 * state the reason; ports that the adapter does not have are left out.
 */
export async function conform(subject: Subject, options: ConformOptions = {}): Promise<readonly CaseResult[]> {
  const results: CaseResult[] = [];
  const harness = harnessOf(subject);
  const opened = await harness.open('buyer');
  const has = new Set<keyof Ports>(portsOf(opened?.adapter));
  await opened?.close?.();
  for (const { port, grade } of casesFor(harness, options)) {
    if (has.has(port) || options.ports?.includes(port)) results.push(await grade());
  }
  return results;
}

const ports: readonly (keyof Ports)[] = [...new Set(allCases.map(({ port }) => port))];
const portsOf = (adapter: Adapter | undefined): readonly (keyof Ports)[] =>
  ports.filter((port) => typeof adapter?.[port] === 'object');

async function gradeCase(
  one: ConformanceCase,
  harness: Harness,
  reason: string | undefined,
  timeout: number,
): Promise<CaseResult> {
  const { port, id, title } = one;
  const result = (outcome: CaseResult['outcome'], message = ''): CaseResult => ({
    port,
    case: id,
    title,
    outcome,
    message,
  });
  if (reason !== undefined) return result('skipped', reason);
  let opened: TestEnvironment | null = null;
  try {
    opened = await harness.open(one.seat);
    if (opened === null) return result('skipped', `the harness has no ${one.seat}`);
    const missing = one.needs.filter((method) => !hasMethod(opened?.adapter, method));
    if (missing.length > 0) return result('skipped', `the adapter has no ${missing.join(', ')}`);
    await inTime(one.run(createContext(harness, opened, one.seat)), timeout);
    return result('passed');
  } catch (thrown) {
    if (thrown instanceof CaseSkipped) return result('skipped', thrown.message);
    return result('failed', thrown instanceof Error ? thrown.message : String(thrown));
  } finally {
    await opened?.close?.();
  }
}

function hasMethod(adapter: Adapter | undefined, method: PortMethod): boolean {
  const [portName, name = ''] = method.split('.');
  const port = ports.find((known) => known === portName);
  const methods: unknown = port === undefined ? undefined : adapter?.[port];
  return (
    typeof methods === 'object' &&
    methods !== null &&
    name in methods &&
    typeof Reflect.get(methods, name) === 'function'
  );
}

async function inTime(work: Promise<void>, timeout: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CaseFailed(`did not end within ${timeout} ms`)), timeout);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
