import type { CancelledOrder, CancelRefusal, CancelRequest } from '../domain';
import type { CommitPort } from './commit.port';

/** Cancelling an order, once (it needs a transaction ID and a reason). An order that is cancelled already is done. */
export type CancelOrderPort = CommitPort<CancelRequest, CancelledOrder, CancelRefusal>;
