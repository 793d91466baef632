'use client';

export { userAdminContract } from './user-admin.contract';
export { userAdminMessages } from './user-admin.messages';
export type {
  UserAdminAdapter,
  UserAdminEvents,
  UserAdminProps,
  UserAdminSlots,
  UserAdminValue,
} from './user-admin.types';
export { UserAdmin } from './user-admin.widget';
