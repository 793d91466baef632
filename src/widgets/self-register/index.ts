'use client';

export { selfRegisterContract } from './self-register.contract';
export { selfRegisterMessages } from './self-register.messages';
export type {
  SelfRegisterAdapter,
  SelfRegisterEvents,
  SelfRegisterProps,
  SelfRegisterSlots,
} from './self-register.types';
export { SelfRegister } from './self-register.widget';
