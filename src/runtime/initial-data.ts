import type { Adapter, PortMethod } from '../ports';
import { getReads } from './reads/reads';
import { getSessionRuntime } from './session/session';
import type { Session } from './session/session.types';

/** Data that a server has read for one buyer's page, as plain values that JSON can represent. */
export interface InitialData {
  readonly adapterId: string;
  /** Locale tag of the texts in the data. */
  readonly locale: string;
  /** When the data were read, in epoch milliseconds. */
  readonly readAt: number;
  /** Null if the widget doesn't depend on the buyer, or if the session could not be read. */
  readonly session: Session | null;
  /** The responses, with the arguments besides account and locale. */
  readonly reads: readonly {
    readonly method: PortMethod;
    readonly args: object;
    readonly accountId: string | null;
    readonly data: unknown;
  }[];
}

/**
 * Gives the data of a server to the widgets of an adapter, which then don't read them again. Returns the adapter for
 * these widgets: in a browser the same one. A server renders pages of several buyers with one adapter, so there it
 * returns another adapter, whose data belong to one page.
 */
export function withInitialData(adapter: Adapter, data: InitialData): Adapter {
  if (data.adapterId !== adapter.id) return adapter;
  // An object whose prototype is the adapter has its ports.
  const own = typeof window === 'undefined' ? (Object.create(adapter) as Adapter) : adapter;
  if (data.session !== null) getSessionRuntime(own).seed(data.session);
  for (const { data: answer, ...key } of data.reads)
    getReads(own)
      .entry({ ...key, locale: data.locale })
      .seed(answer, data.readAt);
  return own;
}
