import type { UserSort } from '../../domain';
import type { Needs } from '../../ports';
import type { Permission } from '../../rules';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { userAdminLazyMessages } from './user-admin.lazy.messages';
import type { userAdminMessages } from './user-admin.messages';

/** Every word of the widget, by key. */
export type UserAdminTree = typeof userAdminMessages & typeof userAdminLazyMessages;

/** What the widget asks of an adapter. Without `users.create`, `users.edit` or `users.setEnabled` there is no way to do it. */
export type UserAdminAdapter = Needs<
  'users.search',
  | 'users.read'
  | 'users.options'
  | 'users.create'
  | 'users.edit'
  | 'users.setEnabled'
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
  | 'accounts.read'
>;

/** All that a Super User would bookmark or come back to. */
export interface UserAdminValue {
  readonly search: string;
  readonly permission: Permission | null;
  readonly status: 'enabled' | 'disabled' | null;
  readonly sort: UserSort;
  /** Counted from 1. */
  readonly page: number;
  /** 10, 20 or 50. */
  readonly pageSize: number;
  /** The id of the user whose form is open, `new` for a user to be created, null for the list. */
  readonly user: string | null;
}

export interface UserAdminEvents {
  /** Search, filters, sort, page or the open form, with all of them: one place to keep an address in step with. */
  readonly 'value-change': UserAdminValue;
  readonly 'user-create': { readonly userId: string };
  readonly 'user-edit': { readonly userId: string };
  /** A user was let in, or kept out. */
  readonly 'user-enable': { readonly userId: string; readonly enabled: boolean };
}

export type UserAdminSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type UserAdminProps = WidgetProps<UserAdminAdapter, UserAdminTree, UserAdminEvents, UserAdminSlots> & {
  /** What is looked at, or the parts of it that the host holds. */
  readonly value?: Partial<UserAdminValue>;
};
