import type { Exchange } from './exchange';
import type { Reply } from './reply';

export type Handler = (exchange: Exchange) => Reply | Promise<Reply>;

/** An endpoint: its method and its path, in which `:name` matches one segment. */
export type Route = readonly [method: string, path: string, handler: Handler];

/**
 * What a path leads to: an endpoint with the parameters of its path, a path that does not support the method, or
 * nothing.
 */
export type Found =
  { readonly handler: Handler; readonly params: Readonly<Record<string, string>> } | 'other-method' | null;

const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

/** Looks endpoints up; of two that match, the first one declared wins. */
export function createRouter(routes: readonly Route[]): (method: string, path: string) => Found {
  const known = routes.map(([method, path, handler]) => ({ method, pattern: toPattern(path), handler }));
  return (method, path) => {
    const matching = known.filter(({ pattern }) => pattern.test(path));
    const route = matching.find((candidate) => candidate.method === method);
    if (route === undefined) return matching.length > 0 ? 'other-method' : null;
    const groups = route.pattern.exec(path)?.groups ?? {};
    return {
      handler: route.handler,
      params: Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)])),
    };
  };
}
