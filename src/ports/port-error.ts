/**
 * Codes of all errors that a port method can reject with. A business refusal is not an error: it is part of the
 * method's return type.
 */
export const portErrorCodes = [
  'offline',
  'timeout',
  'signed-out',
  'forbidden',
  'not-found',
  'conflict',
  'rejected',
  'too-many-requests',
  'unavailable',
  'malformed',
  'aborted',
  'unexpected',
] as const;

/** Error code. The set is closed, because it selects the message and the recovery action. */
export type PortErrorCode = (typeof portErrorCodes)[number];

/** Optional details of an error. */
export interface PortErrorDetail {
  /** The backend's status text as plain text; shown only when an account cannot be read or switched to. */
  readonly statusText?: string;
  /** Milliseconds to wait before a retry; reads respect it. */
  readonly retryAfter?: number;
  /** Field message keys by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Id by which the backend's operators can find the failure in their logs. */
  readonly correlationId?: string;
  readonly cause?: unknown;
}

/** The only error that a port method rejects with. */
export class PortError extends Error {
  override readonly name = 'PortError';
  readonly code: PortErrorCode;
  readonly statusText: string | undefined;
  readonly retryAfter: number | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly correlationId: string | undefined;

  constructor(code: PortErrorCode, message: string, detail: PortErrorDetail = {}) {
    super(message, { cause: detail.cause });
    this.code = code;
    this.statusText = detail.statusText;
    this.retryAfter = detail.retryAfter;
    this.fields = detail.fields;
    this.correlationId = detail.correlationId;
  }

  /**
   * Makes `instanceof PortError` also true for an error of another copy of the library on the page, for example of an
   * adapter that is bundled separately. That copy's class has the same name and fields.
   */
  static override [Symbol.hasInstance](value: unknown): value is PortError {
    return (
      Function.prototype[Symbol.hasInstance].call(this, value) ||
      // A subclass inherits this method, and only its own instances are its instances.
      (this === PortError && isNamed(value, 'PortError') && 'code' in value && isCode(value.code))
    );
  }
}

/** Converts anything that an adapter throws to a `PortError`; an unknown error becomes `unexpected`. */
export function toPortError(thrown: unknown): PortError {
  if (thrown instanceof PortError) return thrown;
  if (isNamed(thrown, 'AbortError')) return new PortError('aborted', 'The call was aborted', { cause: thrown });
  return new PortError('unexpected', 'The adapter call failed', { cause: thrown });
}

const isNamed = (thrown: unknown, name: string): thrown is object =>
  typeof thrown === 'object' && thrown !== null && 'name' in thrown && thrown.name === name;

const isCode = (code: unknown): code is PortErrorCode => portErrorCodes.some((known) => known === code);
