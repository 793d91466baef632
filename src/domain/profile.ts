import type { NoticeTopic } from '../rules/notices';
import type { Permission } from '../rules/server-codes';
import type { UserAccount } from './user';

export type { PasswordPolicy } from '../rules/password';

/** Notification channels of a topic. */
export interface NoticeChoice {
  readonly topic: NoticeTopic;
  readonly email: boolean;
  /** True for text messages to the mobile number. */
  readonly text: boolean;
}

/** An account that the buyer is linked to, with the buyer's rights for it. */
export interface ProfileAccount extends UserAccount {
  readonly isDefault: boolean;
  readonly permissions: readonly Permission[];
}

/** The signed-in buyer's own profile. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  /** Read-only. */
  readonly email: string;
  readonly phoneNumber: string;
  /** Empty if unknown. */
  readonly mobileNumber: string;
  /** Complete language tag, such as fr-CA. */
  readonly language: string;
  /** Channels of every topic that the buyer can subscribe to. */
  readonly notices: readonly NoticeChoice[];
  readonly accounts: readonly ProfileAccount[];
  /** Changes with every change of the profile; absent if the backend has no versions. */
  readonly revision?: string;
}

/** Fields of the profile to change; absent fields stay unchanged. The language has a separate call. */
export type ProfileChanges = Partial<
  Pick<Profile, 'firstName' | 'lastName' | 'phoneNumber' | 'mobileNumber' | 'notices'>
>;

/** Outcome of a password change. Neither the response nor an error contains a password. */
export type PasswordResult =
  | { readonly outcome: 'done' }
  | {
      readonly outcome: 'refused';
      readonly reason: 'current-wrong' | 'too-weak' | 'used-before' | 'too-many-attempts';
    };
