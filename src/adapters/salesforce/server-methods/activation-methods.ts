import { activationResponse } from './activation-responses';
import type { ServerMethod } from './methods';

/** The method of activation emails. */
export const activationMethods = {
  sendActivationEmail: { http: 'POST', response: activationResponse },
} as const satisfies Record<string, ServerMethod>;
export type ActivationMethodName = keyof typeof activationMethods;
