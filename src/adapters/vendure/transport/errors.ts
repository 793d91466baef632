import * as z from 'zod/mini';
import { PortError, type PortErrorCode, type PortErrorDetail } from '../../../ports';
import type { Received } from '../../common/exchange';
import { retryAfterOf } from '../../common/retry-after';
import { text } from '../../common/scalars';
import { plain } from '../../common/text';

/** A body of the Shop API: data, errors, or both. */
export const graphqlBody = z.object({
  data: z.nullish(z.unknown()),
  errors: z.nullish(z.array(z.object({ message: text(), extensions: z.nullish(z.object({ code: text() })) }))),
});
export type GraphqlBody = z.output<typeof graphqlBody>;

/** The code of a response's first error; empty without a code, null without an error. */
export const errorCodeIn = ({ errors }: GraphqlBody): string | null =>
  errors?.[0] === undefined ? null : (errors[0].extensions?.code ?? '');

/** The codes of a response, stored as the cause of a `PortError`. */
export class VendureError extends Error {
  override readonly name = 'VendureError';
  /** Such as `ENTITY_NOT_FOUND`; empty without a code. */
  readonly code: string;

  constructor(status: number, code: string) {
    super(`${status} ${code}`);
    this.code = code;
  }
}

/** The server's code of an error; null if the server did not send one. */
export const serverCodeOf = (thrown: unknown): string | null =>
  thrown instanceof PortError && thrown.cause instanceof VendureError ? thrown.cause.code : null;

const byStatus: Readonly<Record<number, PortErrorCode>> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  409: 'conflict',
  429: 'too-many-requests',
};

/**
 * Codes of `errors[].extensions.code`. A query that the server does not know means that its version does not fit. An
 * error without a code is one of the server's own, such as of its database: a write's outcome is then unknown.
 */
const byCode: Readonly<Record<string, PortErrorCode>> = {
  FORBIDDEN: 'forbidden',
  UNAUTHORIZED: 'signed-out',
  ENTITY_NOT_FOUND: 'not-found',
  CHANNEL_NOT_FOUND: 'not-found',
  USER_INPUT_ERROR: 'rejected',
  BAD_USER_INPUT: 'rejected',
  ILLEGAL_OPERATION: 'rejected',
  GRAPHQL_VALIDATION_FAILED: 'malformed',
  GRAPHQL_PARSE_FAILED: 'malformed',
};

/**
 * The sign-in page of a proxy before the server, which has stopped the request. Another page with status 200 is that of a
 * site on a wrong path.
 */
const SIGN_IN = /<input[^>]{0,200}type\s*=\s*["']?password|<title>[^<]{0,80}(?:sign|log)[ -]?in/i;
/** Number of characters in which a page shows that it is one. */
const PAGE_START = 20_000;

/** Returns the error of a response; null for one with data only. */
export function toResponseError(received: Received, now: number): PortError | null {
  const { status, statusText, headers, body } = received;
  const retryAfter = retryAfterOf(headers, now);
  const parsed = body.kind === 'json' ? z.safeParse(graphqlBody, body.value) : null;
  const code = parsed?.success === true ? errorCodeIn(parsed.data) : null;
  if (status < 400 && parsed?.success === true && code === null) return null;
  const correlationId = headers.get('x-request-id');
  const detail: PortErrorDetail = {
    cause: new VendureError(status, code ?? ''),
    ...(statusText.trim() === '' ? {} : { statusText: plain(statusText) }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(correlationId === null ? {} : { correlationId }),
  };
  if (body.kind === 'html' && status < 400 && SIGN_IN.test(body.text.slice(0, PAGE_START)))
    return new PortError('signed-out', 'A sign-in is required', detail);
  if (code !== null && code !== '' && byCode[code] !== undefined)
    return new PortError(byCode[code], `The shop answered ${code}`, detail);
  if (status >= 400) {
    // An HTML page with 404 does not prove that something is missing: a wrong path has the same result.
    const isWrongPath = status === 404 && parsed?.success !== true;
    return new PortError(
      isWrongPath ? 'malformed' : (byStatus[status] ?? (status >= 500 ? 'unavailable' : 'rejected')),
      `The shop answered ${status}`,
      detail,
    );
  }
  if (code !== null) return new PortError('unavailable', 'The shop failed to answer', detail);
  return new PortError('malformed', 'The response is not an answer of the Shop API', detail);
}
