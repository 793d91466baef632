import type { PasswordPolicy, PasswordResult, Profile, ProfileChanges } from '../domain';
import type { CallOptions, InLocale } from './call';

/** The signed-in buyer's profile. */
export interface ProfilePort {
  /** The profile, with the available notification topics and the buyer's accounts. */
  read(request: InLocale, options?: CallOptions): Promise<Profile>;
  /**
   * Saves the given fields and keeps the others. Invalid values reject with `rejected` and the problems by field. If
   * the profile has changed since `revision`, it rejects with `conflict` and saves nothing.
   */
  save(
    request: { readonly changes: ProfileChanges; readonly revision?: string } & InLocale,
    options?: CallOptions,
  ): Promise<Profile>;
  /** Saves the user's language. `language` is a full tag such as fr-CA. */
  saveLanguage(request: { readonly language: string }, options?: CallOptions): Promise<void>;
}

/** The signed-in buyer's password. An adapter must not store, log or resend a password. */
export interface PasswordPort {
  /** The policy for new passwords. */
  policy(request: object, options?: CallOptions): Promise<PasswordPolicy>;
  change(request: { readonly current: string; readonly next: string }, options?: CallOptions): Promise<PasswordResult>;
}
