/**
 * `tradefront/host`: the cart, the session and the accounts that the widgets of an adapter share, for code outside React.
 * In React, use `useCart`, `useSession` and `useAccount` of `tradefront`.
 */
export { accountOf } from './account-of';
export type { AccountCalls, AccountHandle, AccountSnapshot, AccountSwitchResult } from './account-of';
export type { AddOutcome, AddRefusal, CartAddition } from './add-items';
export { cartOf } from './cart-of';
export type { CartCalls, CartHandle } from './cart-of';
export type { CartSnapshot, CartSnapshotLine } from './cart-snapshot';
export type { Handle } from './handle';
export type { HostSettings } from './host-session';
export { sessionOf } from './session-of';
export type { SessionCalls, SessionHandle, SessionSnapshot } from './session-of';
export type { CartChangeDetail, CartFigures } from '../cart/announce-cart';
export type { SwitchOutcome, UnsavedKind } from '../session/session.types';
export type { StorageChoice } from '../storage';
