import type { Instant } from '../rules/dates';
import type { UserSort } from '../rules/users';
import type { Permission } from '../rules/server-codes';
import type { Page, PageRequest } from './page';

/** An account as the people linked to it are shown with. */
export interface UserAccount {
  readonly id: string;
  readonly name: string;
  readonly number: string;
}

/** A user as a list of users shows one. */
export interface UserRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly permissions: readonly Permission[];
  /** How many accounts the user is linked to. */
  readonly accountCount: number;
  /** Null for somebody who never signed in. */
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
  /** A full tag such as fr-CA. */
  readonly language: string;
  /** Those of the accounts that whoever asks looks after as well. `accountCount` counts the others too. */
  readonly accounts: readonly UserAccount[];
  /** Changes with every change of the user. */
  readonly revision: string;
}

/** What of a user can be changed: not the email. */
export interface UserDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly mobileNumber: string;
  readonly language: string;
  readonly permissions: readonly Permission[];
  /** Of the accounts that are offered; the others a user is linked to stay. */
  readonly accountIds: readonly string[];
}

/** A user to be created. */
export interface NewUser extends UserDetails {
  readonly email: string;
}

/** Which users are asked for. */
export interface UserQuery extends PageRequest {
  /** Looked for in names and emails; blank finds everybody. */
  readonly text: string;
  readonly permission: Permission | null;
  readonly status: 'enabled' | 'disabled' | null;
  readonly sort: UserSort;
}

/** One page of users. */
export type UserPage = Page<UserRow>;

/** What a Super User may give (decision 11). */
export interface UserOptions {
  readonly permissions: readonly Permission[];
  readonly accounts: readonly UserAccount[];
}

/** The outcome of a change to a user. */
export type UserResult =
  | { readonly outcome: 'done'; readonly user: User }
  | { readonly outcome: 'refused'; readonly reason: 'email-taken' | 'user-gone' }
  /** These accounts would be left without anybody who manages their users. */
  | { readonly outcome: 'refused'; readonly reason: 'last-super'; readonly accounts: readonly UserAccount[] }
  /** Somebody changed the user meanwhile: this is what they are now. */
  | { readonly outcome: 'refused'; readonly reason: 'changed'; readonly user: User };
