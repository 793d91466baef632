import { b as SelfRegisterProps } from 'shared/self-register.types';
export { S as SelfRegisterAdapter, a as SelfRegisterEvents, c as SelfRegisterSlots, s as selfRegisterContract } from 'shared/self-register.types';
export { s as selfRegisterMessages } from 'shared/self-register.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** Registering: an account number, one of three verifications, who registers, and how it ended. */
declare const SelfRegister: react.ComponentType<SelfRegisterProps>;

export { SelfRegister, SelfRegisterProps };
