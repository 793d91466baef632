import { errorPage, signInPage } from './faults/apply-fault';
import type { Exchange } from './http/exchange';
import { failure, Refused, type Reply } from './http/reply';
import type { Platform } from './platform';
import { findRoute } from './routes';

/** Prefixes of data calls and server methods; the rest of a path is the same for each. */
export function innerPath({ sitePath, apiVersion }: Platform, path: string): string | null {
  const site = path.startsWith(`${sitePath}/webruntime/api/`) ? path.slice(`${sitePath}/webruntime/api`.length) : path;
  const data = `/services/data/${apiVersion}/`;
  const apex = `/lwr/apex/${apiVersion}/`;
  if (site.startsWith(data)) return site.slice(data.length - 1);
  if (site.startsWith(apex)) return `/lwr/apex/${site.slice(apex.length)}`;
  if (site !== path && site === '/apex/execute') return site;
  return site === path && !path.startsWith('/services/') && !path.startsWith('/lwr/') ? null : site;
}

const writing: ReadonlySet<string> = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);

/** Guests may call server methods without a token, as on several sites. */
const needsToken = ({ platform, method, path, session }: Exchange): boolean =>
  platform.behaviour.csrf && writing.has(method) && !(session.buyer === null && /^\/(lwr\/)?apex\//.test(path));

/** Answers one call. An endpoint's refusals become replies; an unexpected error becomes a 500. */
export async function answer(exchange: Exchange, token: string | undefined): Promise<Reply> {
  const { method, path, session } = exchange;
  const found = findRoute(method, path);
  // Behind the site's own prefix an unknown address returns the page of the site.
  if (found === null)
    return exchange.fullPath.includes('/webruntime/api/')
      ? { status: 404, body: errorPage(404), headers: { 'content-type': 'text/html; charset=utf-8' } }
      : failure(404, 'NOT_FOUND', 'The requested resource does not exist');
  if (found === 'other-method') return failure(405, 'METHOD_NOT_ALLOWED', `HTTP Method '${method}' not allowed.`);
  const { endedSession } = exchange.platform.behaviour;
  if (session.ended && endedSession === 'sign-in-page')
    return { status: 200, body: signInPage, headers: { 'content-type': 'text/html; charset=utf-8' } };
  if (session.ended && endedSession === 'unauthorized')
    return failure(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
  if (needsToken(exchange) && token !== session.csrfToken)
    return failure(403, 'INVALID_CSRF_TOKEN', 'The CSRF token is missing or no longer valid.');
  if (typeof exchange.body === 'string') return failure(400, 'JSON_PARSER_ERROR', 'The request body is not JSON.');
  try {
    return await found.handler({ ...exchange, params: found.params });
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown.reply;
    console.error(`${method} ${exchange.fullPath}`, thrown);
    return failure(500, 'INTERNAL_SERVER_ERROR', 'An internal error has occurred.');
  }
}
