import type { Cart } from '../../domain';
import type { OrderFields, ProductFields } from './common/field-names';
import type { MediaPlace } from './common/media';
import type { SalesforceOptions } from './salesforce.types';
import type { ServerMethods } from './server-methods/call';
import type { Application } from './session/application';
import type { Http } from './transport/http';
import type { KeyedQueue, Limited } from './transport/queues';

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
  /** Trouble that was kept quiet, such as an image that did not load. */
  readonly warnings: string[];
}

/** What the adapter remembers of the session; every call may change it. */
export interface SessionNotes {
  /** Whether the last session context was a guest's. */
  guest: boolean;
  /** The account that was switched to, null before. */
  accountId: string | null;
}
