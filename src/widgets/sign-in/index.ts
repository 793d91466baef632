'use client';

export { signInContract } from './sign-in.contract';
export { signInMessages } from './sign-in.messages';
export type { SignInAdapter, SignInEvents, SignInProps, SignInReason, SignInSlots } from './sign-in.types';
export { SignIn } from './sign-in.widget';
