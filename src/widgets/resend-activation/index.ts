'use client';

export { resendActivationContract } from './resend-activation.contract';
export { resendActivationMessages } from './resend-activation.messages';
export type {
  ResendActivationAdapter,
  ResendActivationEvents,
  ResendActivationProps,
  ResendActivationSlots,
} from './resend-activation.types';
export { ResendActivation } from './resend-activation.widget';
