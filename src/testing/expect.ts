import { type PortErrorCode, portErrorCodes } from '../ports';

/** A promise that was not kept: the message says what was expected and what came. */
export class CaseFailed extends Error {
  override readonly name = 'CaseFailed';
}

/** What a case needs and the harness does not have. */
export class CaseSkipped extends Error {
  override readonly name = 'CaseSkipped';
}

/** Ends the case as failed. */
export function fail(message: string): never {
  throw new CaseFailed(message);
}

/** Ends the case as skipped. */
export function skip(reason: string): never {
  throw new CaseSkipped(reason);
}

/** The value, or the end of the case: it needs `what`. */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) skip(`needs ${what}`);
  return value;
}

/** Fails unless it holds. `otherwise` says what came instead. */
export function assertThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) fail(otherwise);
}

/** Fails unless both are the same, all the way down. */
export function assertEqual(actual: unknown, wanted: unknown, what: string): void {
  if (!deepEqual(actual, wanted)) fail(`${what}: expected ${stringify(wanted)}, got ${stringify(actual)}`);
}

/** Whether two values of plain data are the same. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    left.size === right.size &&
    [...left].every(([key, value]) => right.has(key) && deepEqual(value, right.get(key)))
  );
}

const LONGEST = 300;

/** A value as a message shows it. */
export function stringify(value: unknown): string {
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** What a rejection told. */
export interface Rejection {
  readonly code: PortErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;
}

/** The trouble a call ends in. Fails when it answers, and when it rejects with anything but a `PortError`. */
export async function getRejection(call: Promise<unknown>, what: string): Promise<Rejection> {
  const answer = await call.then(
    (value: unknown) => ({ value }),
    (thrown: unknown) => ({ thrown }),
  );
  if (!('thrown' in answer)) fail(`${what}: expected a rejection, got the answer ${stringify(answer.value)}`);
  const { thrown } = answer;
  // By name and code: an adapter may carry a copy of the library of its own.
  const code =
    thrown instanceof Error && thrown.name === 'PortError' && 'code' in thrown
      ? portErrorCodes.find((known) => known === thrown.code)
      : undefined;
  if (!(thrown instanceof Error) || code === undefined)
    fail(`${what}: rejected with ${String(thrown)}, which is no PortError with a known code`);
  const fields = 'fields' in thrown && typeof thrown.fields === 'object' ? Object.entries(thrown.fields ?? {}) : [];
  return {
    code,
    fields: Object.fromEntries(fields.map(([field, key]) => [field, String(key)])),
    retryAfter: 'retryAfter' in thrown && typeof thrown.retryAfter === 'number' ? thrown.retryAfter : undefined,
  };
}

/** Fails unless the call rejects with one of the codes. */
export async function rejects(
  call: Promise<unknown>,
  codes: readonly PortErrorCode[],
  what: string,
): Promise<Rejection> {
  const trouble = await getRejection(call, what);
  assertThat(codes.includes(trouble.code), `${what}: expected ${codes.join(' or ')}, got ${trouble.code}`);
  return trouble;
}

/** Fails unless the call rejects as `rejected` and names the field. */
export async function rejectsField(call: Promise<unknown>, field: string, what: string): Promise<void> {
  const { fields } = await rejects(call, ['rejected'], what);
  assertThat(field in fields, `${what}: expected the field ${field} to be named, got ${stringify(fields)}`);
}
