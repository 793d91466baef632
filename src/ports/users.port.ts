import type { NewUser, User, UserDetails, UserOptions, UserPage, UserQuery, UserResult } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/** Request for one user. */
type OfUser = { readonly userId: string } & ForAccount & InLocale;

/**
 * The users of the accounts that a Super User manages. All other callers are rejected with `forbidden`. Invalid details
 * reject with `rejected` and the problems by field.
 */
export interface UsersPort {
  /** The users of the given accounts, by page. */
  search(request: UserQuery & ForAccount & InLocale, options?: CallOptions): Promise<UserPage>;
  /** All details of one user; null when the caller cannot see the user. */
  read(request: OfUser, options?: CallOptions): Promise<User | null>;
  /** The permissions and accounts that can be assigned to a user. */
  options(request: ForAccount & InLocale, options?: CallOptions): Promise<UserOptions>;
  /**
   * Creates a user and sends them an activation email. A second call with the same key returns the user that the first
   * one created, so that a lost response can be retried.
   */
  create(
    request: { readonly user: NewUser; readonly key: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<UserResult>;
  /**
   * Changes a user who has not changed since `revision`. Permissions that the caller cannot assign can be kept or
   * removed.
   */
  edit(
    request: { readonly details: UserDetails; readonly revision: string } & OfUser,
    options?: CallOptions,
  ): Promise<UserResult>;
  /** Enables or disables a user's sign-in. Has no effect if the user already has that state. */
  setEnabled(request: { readonly enabled: boolean } & OfUser, options?: CallOptions): Promise<UserResult>;
}
