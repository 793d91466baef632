import type { NoticeTopic } from '../rules/notices';
import type { Permission } from '../rules/server-codes';
import type { UserAccount } from './user';

export type { PasswordPolicy } from '../rules/password';

/** Notification channels of a topic. */
export interface NoticeChoice {
  readonly topic: NoticeTopic;
  readonly email: boolean;
  /** As a text message to the mobile number. */
  readonly text: boolean;
}

/** An account the buyer is linked to, and what they may do there. */
export interface ProfileAccount extends UserAccount {
  readonly isDefault: boolean;
  readonly permissions: readonly Permission[];
}

/** The signed-in buyer's own record. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  /** Read-only. */
  readonly email: string;
  readonly phoneNumber: string;
  /** Empty if unknown. */
  readonly mobileNumber: string;
  /** A full tag such as fr-CA. */
  readonly language: string;
  /** The topics there are to choose for. */
  readonly notices: readonly NoticeChoice[];
  readonly accounts: readonly ProfileAccount[];
  /** Changes with every change of the record, where the backend keeps count. */
  readonly revision?: string;
}

/** What a buyer may change of their record: what is left out stays as it is. The language has a call of its own. */
export type ProfileChanges = Partial<
  Pick<Profile, 'firstName' | 'lastName' | 'phoneNumber' | 'mobileNumber' | 'notices'>
>;

/** The outcome of a change of password. Neither answer nor error ever repeats one. */
export type PasswordResult =
  | { readonly outcome: 'done' }
  | {
      readonly outcome: 'refused';
      readonly reason: 'current-wrong' | 'too-weak' | 'used-before' | 'too-many-attempts';
    };
