'use client';

export { changePasswordContract } from './change-password.contract';
export { changePasswordMessages } from './change-password.messages';
export type {
  ChangePasswordAdapter,
  ChangePasswordEvents,
  ChangePasswordProps,
  ChangePasswordSlots,
} from './change-password.types';
export { ChangePassword } from './change-password.widget';
