import type { NewUser, User, UserDetails, UserOptions, UserPage, UserQuery, UserResult } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/** A call about one user. */
type OfUser = { readonly userId: string } & ForAccount & InLocale;

/**
 * The users of the accounts a Super User looks after. Everybody else is refused as `forbidden`. Details
 * that break a rule of the form are `rejected`, with the problems by field.
 */
export interface UsersPort {
  /** Everybody who is linked to one of the accounts, a page at a time. */
  search(request: UserQuery & ForAccount & InLocale, options?: CallOptions): Promise<UserPage>;
  /** Everything of one user; null when there is none for whoever asks. */
  read(request: OfUser, options?: CallOptions): Promise<User | null>;
  /** What may be given to a user: permissions, and accounts to be linked to. */
  options(request: ForAccount & InLocale, options?: CallOptions): Promise<UserOptions>;
  /**
   * Creates a user and sends them an activation email. A second call with the same key answers with the user the first
   * one made, so that a lost answer can be asked for again.
   */
  create(
    request: { readonly user: NewUser; readonly key: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<UserResult>;
  /** Changes a user as they were at `revision`. A permission that may not be given can be kept or taken away. */
  edit(
    request: { readonly details: UserDetails; readonly revision: string } & OfUser,
    options?: CallOptions,
  ): Promise<UserResult>;
  /** Lets a user sign in, or keeps them out; one that is so already stays so. */
  setEnabled(request: { readonly enabled: boolean } & OfUser, options?: CallOptions): Promise<UserResult>;
}
