import { PortError, type PortErrorCode, type PortErrorDetail } from '../../../ports';
import { errorFor, type ServerErrorCode } from '../../../rules/error-codes';
import { ownValue } from '../../../rules/read';
import { plain } from '../../common/text';
import type { Received } from '../../common/exchange';
import { retryAfterOf } from '../../common/retry-after';

const SIGN_IN = /<input[^>]{0,200}type\s*=\s*["']?password|\/login\b|\/secur\/|sign[ -]?in|log[ -]?in|ec=302/i;

/** True for a sign-in page, with any status: it means that the session has ended. */
const isSignInPage = (html: string, url: string): boolean =>
  SIGN_IN.test(html.slice(0, 20_000)) || /\/login\b|\/secur\//i.test(url);

/** One error of a response, from any of the platform's formats. */
export interface ServerError {
  /** `INSUFFICIENT_ACCESS`, or the path of a checkout error; empty without a code. */
  readonly code: string;
  readonly message: string;
}

/** The platform's errors of a response, stored as the cause of a `PortError`. */
export class ServerRefusal extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly errors: readonly ServerError[];

  constructor(status: number, errors: readonly ServerError[]) {
    super(`${status} ${errors.map(({ code }) => code).join(' ')}`);
    this.status = status;
    this.errors = errors;
  }
}

const MOST = 50;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 4000) : '');

/**
 * Errors of a body: the platform's list of `{ errorCode, message }`, a checkout's `errors[]`, a single error object,
 * and the error of a server method. Empty for a body without errors.
 */
export function errorsIn(body: unknown): readonly ServerError[] {
  const list = Array.isArray(body) ? body : Array.isArray(ownValue(body, 'errors')) ? ownValue(body, 'errors') : [body];
  return (Array.isArray(list) ? list : []).slice(0, MOST).flatMap(errorIn);
}

function errorIn(value: unknown): ServerError[] {
  if (typeof value === 'string') return [thrown(value)];
  const code =
    textOf(ownValue(value, 'errorCode')) || textOf(ownValue(value, 'type')) || textOf(ownValue(value, 'statusCode'));
  const message =
    textOf(ownValue(value, 'message')) || textOf(ownValue(value, 'detail')) || textOf(ownValue(value, 'title'));
  if (code !== '') return [{ code, message }];
  const returned = textOf(ownValue(value, 'returnValue'));
  return message !== '' ? [thrown(message)] : returned !== '' ? [thrown(returned)] : [];
}

/** Parses the error of a server method: a code, alone or before a text, such as `ITEM_NOT_FOUND: no such list`. */
function thrown(message: string): ServerError {
  const match = /^\s*([A-Z][A-Z_]{2,60})(?:\s*:\s*([\s\S]*))?$/.exec(message);
  return match === null ? { code: '', message } : { code: match[1] ?? '', message: match[2] ?? '' };
}

const byServerCode: Partial<Record<ServerErrorCode, PortErrorCode>> = {
  'store-not-found': 'not-found',
  'account-not-found': 'not-found',
  'item-not-found': 'not-found',
  'record-missing': 'not-found',
  'no-access': 'forbidden',
  'api-disabled': 'forbidden',
};

const byStatus: Readonly<Record<number, PortErrorCode>> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  409: 'conflict',
  410: 'not-found',
  423: 'conflict',
  429: 'too-many-requests',
};

function codeOf(status: number, errors: readonly ServerError[]): PortErrorCode {
  const codes = errors.map(({ code }) => code);
  if (codes.some((code) => code === 'INVALID_SESSION_ID')) return 'signed-out';
  if (codes.some((code) => code === 'CHECKOUT_CONFLICT' || code === 'UNABLE_TO_LOCK_ROW')) return 'conflict';
  if (codes.some((code) => code === 'REQUEST_LIMIT_EXCEEDED')) return 'too-many-requests';
  const known = byStatus[status];
  if (known !== undefined) return known;
  const named =
    codes.map((code) => byServerCode[errorFor(code)]).find((code) => code !== undefined) ??
    (codes.some((code) => code.startsWith('INSUFFICIENT_ACCESS'))
      ? 'forbidden'
      : codes.some((code) => code.endsWith('_NOT_FOUND'))
        ? 'not-found'
        : undefined);
  if (named !== undefined) return named;
  // A thrown code of a server method has status 400 or 500: both are a refusal.
  if (status >= 500) return codes.some((code) => errorFor(code) !== 'unexpected') ? 'rejected' : 'unavailable';
  return 'rejected';
}

const correlationIdOf = (headers: Headers): string | undefined =>
  headers.get('x-sfdc-request-id') ?? headers.get('sfdc-request-id') ?? headers.get('x-request-id') ?? undefined;

/** Returns the error of a response; null for one with data or an empty body. */
export function toResponseError({ status, statusText, headers, url, body }: Received, now: number): PortError | null {
  const isPage = body.kind === 'html';
  if (status < 400 && !isPage && body.kind !== 'text') return null;
  const errors = body.kind === 'json' ? errorsIn(body.value) : [];
  const errorText = statusText.trim() || plain(errors[0]?.message ?? '');
  const retryAfter = retryAfterOf(headers, now);
  const correlationId = correlationIdOf(headers);
  const detail: PortErrorDetail = {
    cause: new ServerRefusal(status, errors),
    ...(errorText === '' ? {} : { statusText: errorText }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(correlationId === undefined ? {} : { correlationId }),
  };
  if (isPage && status < 500 && status !== 404 && isSignInPage(body.text, url))
    return new PortError('signed-out', 'The store requires a sign-in', detail);
  // An HTML page or a truncated body with 404 does not prove that a record is missing: a wrong path has the same
  // result.
  if ((status === 404 || status === 410) && (isPage || body.kind === 'text'))
    return new PortError('malformed', 'The store responded with an HTML page', detail);
  if (status < 400)
    return new PortError(
      'malformed',
      isPage ? 'The store responded with an HTML page' : 'The response is not JSON',
      detail,
    );
  return new PortError(codeOf(status, errors), `The store responded with ${status}`, detail);
}

/** The platform's errors, if an error contains them. */
export const refusedOf = (thrown: unknown): ServerRefusal | null =>
  thrown instanceof PortError && thrown.cause instanceof ServerRefusal ? thrown.cause : null;
