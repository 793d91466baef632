import type { Instant } from '../rules/dates';
import type { UserSort } from '../rules/users';
import type { Permission } from '../rules/server-codes';
import type { Page, PageRequest } from './page';

/** An account that users are linked to. */
export interface UserAccount {
  readonly id: string;
  readonly name: string;
  readonly number: string;
}

/** A user in a list of users. */
export interface UserRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly permissions: readonly Permission[];
  /** Number of accounts that the user is linked to. */
  readonly accountCount: number;
  /** Null if the user has never signed in. */
  readonly lastAccessed: Instant | null;
  readonly enabled: boolean;
  /** True for the signed-in user. */
  readonly isYou: boolean;
}

/** All data of a user. */
export interface User extends UserRow {
  readonly phoneNumber: string;
  /** Empty if unknown. */
  readonly mobileNumber: string;
  /** Complete language tag, such as fr-CA. */
  readonly language: string;
  /** Accounts that the signed-in buyer also manages. `accountCount` includes the other accounts. */
  readonly accounts: readonly UserAccount[];
  /** Changes with every change of the user. */
  readonly revision: string;
}

/** Editable fields of a user. The email can't be changed. */
export interface UserDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly mobileNumber: string;
  readonly language: string;
  readonly permissions: readonly Permission[];
  /** Ids of offered accounts. Links to other accounts stay unchanged. */
  readonly accountIds: readonly string[];
}

/** Data of a user to create. */
export interface NewUser extends UserDetails {
  readonly email: string;
}

/** Search and filters for users. */
export interface UserQuery extends PageRequest {
  /** Searched in names and emails; blank matches all users. */
  readonly text: string;
  readonly permission: Permission | null;
  readonly status: 'enabled' | 'disabled' | null;
  readonly sort: UserSort;
}

/** One page of users. */
export type UserPage = Page<UserRow>;

/** Permissions and accounts that a Super User can assign (decision 11). */
export interface UserOptions {
  readonly permissions: readonly Permission[];
  readonly accounts: readonly UserAccount[];
}

/** Outcome of a change to a user. */
export type UserResult =
  | { readonly outcome: 'done'; readonly user: User }
  | { readonly outcome: 'refused'; readonly reason: 'email-taken' | 'user-gone' }
  /** The change would leave these accounts without a user who manages users. */
  | { readonly outcome: 'refused'; readonly reason: 'last-super'; readonly accounts: readonly UserAccount[] }
  /** The user was changed meanwhile; `user` is the current state. */
  | { readonly outcome: 'refused'; readonly reason: 'changed'; readonly user: User };
