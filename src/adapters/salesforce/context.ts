import type { Account, Cart } from '../../domain';
import type { AccountTerms } from './accounts/accounts.mapping';
import type { OrderFields, ProductFields } from './common/field-names';
import type { MediaPlace } from './common/media';
import type { SalesforceOptions } from './salesforce.types';
import type { ServerMethods } from './server-methods/call';
import type { Application } from './session/application';
import type { Http } from './transport/http';
import type { KeyedQueue, Limited } from './transport/queues';
import type { SharedCall } from './transport/shared-call';

/** What the ports of one adapter share. */
export interface Context {
  readonly options: SalesforceOptions;
  readonly http: Http;
  readonly methods: ServerMethods;
  readonly serial: KeyedQueue;
  /** For the pages and parts of long lists, which do not depend on each other: at most four calls are under way at once. */
  readonly parts: Limited;
  readonly application: Application;
  /** The site or channel whose content is read; null when the options name neither. */
  readonly contentPlace: string | null;
  readonly media: MediaPlace;
  readonly productFields: ProductFields;
  readonly orderFields: OrderFields;
  readonly now: () => number;
  /** A path under the store's own resources, `/commerce/webstores/{id}`. */
  store(path: string): string;
  readonly session: SessionNotes;
  /** The cart as each account last saw it; a guest's under an empty text. */
  readonly carts: Map<string, Cart>;
  /** Ids of active carts that are being looked for or made, by the same keys. */
  readonly newCarts: Map<string, Promise<string>>;
  /** Reads of carts under way that others may join, by account and language. */
  readonly cartReads: Map<string, CartRead>;
  /** Trouble that was kept quiet, such as an image that did not load. */
  readonly warnings: string[];
}

/** The buyer's own and managed accounts with what the business says of them. */
export interface ListedAccounts {
  readonly at: number;
  readonly locale: string;
  readonly accounts: readonly (readonly [Account, AccountTerms | undefined])[];
}

/** A read of a cart under way. */
export interface CartRead {
  /** The count of writes when it was begun. */
  readonly writes: number;
  readonly read: SharedCall<Cart>;
  /** What of it could not be read, for each who joined. */
  readonly unreadable: readonly string[];
}

/** What the adapter remembers of the session; every call may change it. */
export interface SessionNotes {
  /** Whether the last session context was a guest's. */
  guest: boolean;
  /** The account that was switched to, null before. */
  accountId: string | null;
  /** The buyer's accounts as they were listed last; null before, and since the session was asked for anew. */
  listed: ListedAccounts | null;
}
