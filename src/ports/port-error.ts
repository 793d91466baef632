/**
 * Every kind of trouble a port can meet. Business refusals are not trouble: they are in a method's return type.
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

/** A closed set: words and the way back are chosen by it. */
export type PortErrorCode = (typeof portErrorCodes)[number];

/** What is known beside the code. */
export interface PortErrorDetail {
  /** The backend's own status text, plain; shown only where an account can't be fetched or switched to. */
  readonly statusText?: string;
  /** Milliseconds to wait before asking again; reads honour it. */
  readonly retryAfter?: number;
  /** Problems by field name, as field message keys. */
  readonly fields?: Readonly<Record<string, string>>;
  /** An id the backend's people can look the failure up by. */
  readonly correlationId?: string;
  readonly cause?: unknown;
}

/** The one error a port method rejects with. */
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
}

/** Anything thrown by an adapter as a `PortError`: what is not one already is `unexpected`. */
export function toPortError(thrown: unknown): PortError {
  if (thrown instanceof PortError) return thrown;
  if (isNamed(thrown, 'AbortError')) return new PortError('aborted', 'The call was given up', { cause: thrown });
  // A second copy of the library on the page throws its own class: it is told by name and code.
  if (isNamed(thrown, 'PortError') && 'code' in thrown && isCode(thrown.code)) {
    return new PortError(thrown.code, 'A port failed', { cause: thrown });
  }
  return new PortError('unexpected', 'A port failed', { cause: thrown });
}

const isNamed = (thrown: unknown, name: string): thrown is object =>
  typeof thrown === 'object' && thrown !== null && 'name' in thrown && thrown.name === name;

const isCode = (code: unknown): code is PortErrorCode => portErrorCodes.some((known) => known === code);
