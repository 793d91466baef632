import type { PasswordPolicy, PasswordResult } from '../domain';
import type { CallOptions } from './call';

/** The signed-in buyer's password. An adapter passes it on and keeps, logs and repeats nothing of it. */
export interface PasswordPort {
  /** What a new password has to be like. */
  policy(request: object, options?: CallOptions): Promise<PasswordPolicy>;
  change(request: { readonly current: string; readonly next: string }, options?: CallOptions): Promise<PasswordResult>;
}
