import { type PortErrorCode, portErrorCodes } from '../ports';

/** Thrown by a failed case; the message has the expected and the actual value. */
export class CaseFailed extends Error {
  override readonly name = 'CaseFailed';
}

/** Thrown by a case that needs something the harness does not provide. */
export class CaseSkipped extends Error {
  override readonly name = 'CaseSkipped';
}

/** Fails the case. @throws CaseFailed */
export function fail(message: string): never {
  throw new CaseFailed(message);
}

/** Skips the case. @throws CaseSkipped */
export function skip(reason: string): never {
  throw new CaseSkipped(reason);
}

/** Returns the value, or skips the case if it is missing; `what` names it. */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) skip(`needs ${what}`);
  return value;
}

/** Fails the case unless the condition holds; `otherwise` describes the actual state. */
export function assertThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) fail(otherwise);
}

/** Fails the case unless both values are deeply equal. */
export function assertEqual(actual: unknown, expected: unknown, what: string): void {
  if (!deepEqual(actual, expected)) fail(`${what}: expected ${stringify(expected)}, got ${stringify(actual)}`);
}

/** Whether two values of plain data are deeply equal. */
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

/** Formats a value for a message. */
export function stringify(value: unknown): string {
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** The code and the fields of a rejection. */
export interface Rejection {
  readonly code: PortErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;
}

/** Returns the error of a call. Fails when the call resolves, or rejects with anything but a `PortError`. */
export async function getRejection(call: Promise<unknown>, what: string): Promise<Rejection> {
  const answer = await call.then(
    (value: unknown) => ({ value }),
    (thrown: unknown) => ({ thrown }),
  );
  if (!('thrown' in answer)) fail(`${what}: expected a rejection, got the answer ${stringify(answer.value)}`);
  const { thrown } = answer;
  // Recognized by name and code, because an adapter can have its own copy of the library.
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
  const rejection = await getRejection(call, what);
  assertThat(codes.includes(rejection.code), `${what}: expected ${codes.join(' or ')}, got ${rejection.code}`);
  return rejection;
}

/** Fails unless the call rejects with `rejected` and the field. */
export async function rejectsField(call: Promise<unknown>, field: string, what: string): Promise<void> {
  const { fields } = await rejects(call, ['rejected'], what);
  assertThat(field in fields, `${what}: expected the field ${field} to be named, got ${stringify(fields)}`);
}
