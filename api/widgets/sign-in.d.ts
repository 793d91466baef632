import { b as SignInProps } from 'shared/sign-in.types';
export { S as SignInAdapter, a as SignInEvents, c as SignInReason, d as SignInSlots, s as signInContract } from 'shared/sign-in.types';
export { s as signInMessages } from 'shared/sign-in.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';
import 'shared/sign-in-address';

/** The way to the login page, and back to where the buyer was. */
declare const SignIn: react.ComponentType<SignInProps>;

export { SignIn, SignInProps };
