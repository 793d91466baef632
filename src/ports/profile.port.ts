import type { PasswordPolicy, PasswordResult, Profile, ProfileChanges } from '../domain';
import type { CallOptions, InLocale } from './call';

/** The signed-in buyer's own record. */
export interface ProfilePort {
  /** The record, with what there is to choose of notices and the accounts the buyer is linked to. */
  read(request: InLocale, options?: CallOptions): Promise<Profile>;
  /**
   * Saves what is named and leaves the rest; what breaks a rule is `rejected`, with the problems by field. A
   * record that is no longer as it was at `revision` is a `conflict`, and nothing is saved.
   */
  save(
    request: { readonly changes: ProfileChanges; readonly revision?: string } & InLocale,
    options?: CallOptions,
  ): Promise<Profile>;
  /** Saves the language on the user. `language` is a full tag such as fr-CA. */
  saveLanguage(request: { readonly language: string }, options?: CallOptions): Promise<void>;
}

/** The signed-in buyer's password. An adapter passes it on and keeps, logs and repeats nothing of it. */
export interface PasswordPort {
  /** What a new password has to be like. */
  policy(request: object, options?: CallOptions): Promise<PasswordPolicy>;
  change(request: { readonly current: string; readonly next: string }, options?: CallOptions): Promise<PasswordResult>;
}
