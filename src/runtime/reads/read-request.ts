import type { PortMethod } from '../../ports';
import type { Fetcher } from './read-entry';

/** A read: its cache key and how it is fetched. */
export interface ReadRequest<Data = unknown> {
  readonly method: PortMethod;
  /** All arguments of the read besides account and locale; part of the cache key. */
  readonly args: object;
  readonly accountId: string | null;
  readonly read: Fetcher<Data>;
}
