import type { CallOptions } from './call';

/** The signed-in buyer's own record. */
export interface ProfilePort {
  /** Saves the language on the user (spec §7). `language` is a full tag such as fr-CA. */
  saveLanguage(request: { readonly language: string }, options?: CallOptions): Promise<void>;
}
