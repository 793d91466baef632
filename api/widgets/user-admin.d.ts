import { b as UserAdminProps } from 'shared/user-admin.types';
export { U as UserAdminAdapter, a as UserAdminEvents, c as UserAdminSlots, d as UserAdminValue, u as userAdminContract } from 'shared/user-admin.types';
export { u as userAdminMessages } from 'shared/user-admin.lazy.messages';
import * as react from 'react';
import 'shared/activation';
import 'shared/problem';
import 'shared/ports';
import 'shared/common.types';
import 'shared/messages';

/** The users of the accounts a Super User looks after: found, created, changed, kept out and let in again. */
declare const UserAdmin: react.ComponentType<UserAdminProps>;

export { UserAdmin, UserAdminProps };
