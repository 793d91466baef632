import { b as ChangePasswordProps } from 'shared/change-password.types';
export { C as ChangePasswordAdapter, a as ChangePasswordEvents, c as ChangePasswordSlots, d as changePasswordContract } from 'shared/change-password.types';
export { c as changePasswordMessages } from 'shared/change-password.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** The buyer's password: the current one, a new one by the rules there are, and the new one again. Nothing of either is kept. */
declare const ChangePassword: react.ComponentType<ChangePasswordProps>;

export { ChangePassword, ChangePasswordProps };
