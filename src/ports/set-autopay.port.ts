import type { Autopay, AutopayChoice } from '../domain';
import type { ForAccount } from './call';
import type { CommitPort } from './commit.port';

/** How an account is to pay by itself from now on, or that it no longer is. */
export interface SetAutopayRequest extends ForAccount {
  readonly autopay: AutopayChoice;
}

/** Why autopay stays as it was: the method is gone, or it can not be paid with. */
export type SetAutopayRefusal = 'method-gone' | 'method-unusable';

/** Turns autopay on, changes it or turns it off, once. */
export type SetAutopayPort = CommitPort<SetAutopayRequest, Autopay, SetAutopayRefusal>;
