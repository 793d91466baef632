import type { Account, Cart } from '../../domain';
import type { AccountTerms } from './accounts/accounts.mapping';
import type { OrderFields, ProductFields } from './common/field-names';
import type { MediaPlace } from './common/media';
import type { SalesforceOptions } from './salesforce.types';
import type { ServerMethods } from './server-methods/call';
import type { Application } from './session/application';
import type { Http } from './transport/http';
import type { KeyedQueue, Limited } from '../common/queues';
import type { SharedCall } from '../common/shared-call';

/** Context that the ports of one adapter share. */
export interface Context {
  readonly options: SalesforceOptions;
  readonly http: Http;
  readonly methods: ServerMethods;
  readonly runExclusive: KeyedQueue;
  /** Limits independent requests for pages and parts of long lists to four at once. */
  readonly parts: Limited;
  readonly application: Application;
  /** The site or channel whose content is read; null when the options have neither. */
  readonly contentPlace: string | null;
  readonly media: MediaPlace;
  readonly productFields: ProductFields;
  readonly orderFields: OrderFields;
  readonly now: () => number;
  /** Path of a store resource, `/commerce/webstores/{id}`. */
  store(path: string): string;
  readonly session: SessionNotes;
  /** Last read cart by account; a guest's has an empty key. */
  readonly carts: Map<string, Cart>;
  /** Pending look-ups of active cart ids, by the same keys. */
  readonly newCarts: Map<string, Promise<string>>;
  /** Cart reads in flight that other callers can share, by account and language. */
  readonly cartReads: Map<string, CartRead>;
  /** Errors that were not thrown, such as for a missing image. */
  readonly warnings: string[];
}

/** The buyer's own and managed accounts with the store's terms. */
export interface ListedAccounts {
  readonly at: number;
  readonly locale: string;
  readonly accounts: readonly (readonly [Account, AccountTerms | undefined])[];
}

/** A cart read in flight. */
export interface CartRead {
  /** Number of writes when the read started. */
  readonly writes: number;
  readonly read: SharedCall<Cart>;
  /** Unreadable values of the response, for each caller. */
  readonly unreadable: readonly string[];
}

/** State of the session that the adapter remembers; every call can change it. */
export interface SessionNotes {
  /** Whether the last session context was a guest's. */
  guest: boolean;
  /** The account of the last switch; null before one. */
  accountId: string | null;
  /** Accounts of the last list; null before, and after the session was read again. */
  listed: ListedAccounts | null;
}
