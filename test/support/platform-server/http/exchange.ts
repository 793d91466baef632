import type { Platform } from '../platform';
import type { Session } from '../store/sessions';
import { refuse } from './reply';

/** One request as an endpoint sees it. */
export interface Exchange {
  readonly platform: Platform;
  readonly method: string;
  /** Path behind the API's prefix, such as `/commerce/webstores/0ZE…/carts/current`. */
  readonly path: string;
  /** Path of the request: `Location` and page addresses contain it. */
  readonly fullPath: string;
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined for an empty body. */
  readonly body: unknown;
  readonly session: Session;
}

/** A parameter of the path. */
export const param = ({ params }: Exchange, name: string): string => params[name] ?? '';

/** The request's body as an object. */
export function objectBody({ body }: Exchange): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    refuse(400, 'INVALID_API_INPUT', 'The request body is required');
  return Object.fromEntries(Object.entries(body));
}

export const textIn = (body: Readonly<Record<string, unknown>>, key: string): string | null => {
  const value = body[key];
  return typeof value === 'string' ? value : null;
};

/** A whole number among the query's parameters, within its bounds. */
export function wholeNumber(
  { query }: Exchange,
  name: string,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number {
  const text = query.get(name);
  if (text === null || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    refuse(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', `${name} must be between ${min} and ${max}`);
  return value;
}

export const flag = ({ query }: Exchange, name: string, fallback = false): boolean => {
  const text = query.get(name);
  return text === null ? fallback : text === 'true';
};

/** The requested language, written with a hyphen; the site's own when none is named. */
export const localeOf = ({ query, session }: Exchange): string => query.get('language') ?? session.language;

/** A comma-separated parameter. */
export const listOf = ({ query }: Exchange, name: string): readonly string[] =>
  (query.get(name) ?? '').split(',').filter(Boolean);
