import type { ActivationOutcome } from '../rules/activation';
import type { CallOptions } from './call';

/** Activation emails for customers not yet verified. */
export interface ActivationPort {
  /** Sends a fresh activation email. Refusals are outcomes; only transport trouble rejects. */
  resend(request: { readonly email: string }, options?: CallOptions): Promise<ActivationOutcome>;
}
