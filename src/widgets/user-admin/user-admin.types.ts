import type { UserSort } from '../../domain';
import type { Needs } from '../../ports';
import type { Permission } from '../../rules';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { userAdminLazyMessages } from './user-admin.lazy.messages';
import type { userAdminMessages } from './user-admin.messages';

/** All messages of the widget, by key. */
export type UserAdminTree = typeof userAdminMessages & typeof userAdminLazyMessages;

/**
 * Adapter methods that the widget uses. Without `users.create`, `users.edit` or `users.setEnabled` its control does not
 * render.
 */
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

/** Search, filters, sort, page and open form, which a host can store in the URL. */
export interface UserAdminValue {
  readonly search: string;
  readonly permission: Permission | null;
  readonly status: 'enabled' | 'disabled' | null;
  readonly sort: UserSort;
  /** The first page is 1. */
  readonly page: number;
  /** 10, 20 or 50. */
  readonly pageSize: number;
  /** Id of the user whose form is open; `new` for a new user, null for the list. */
  readonly user: string | null;
}

export interface UserAdminEvents {
  /**
   * Search, filters, sort, page or open form changed. The detail has all of them, so a host can keep the URL in sync.
   */
  readonly 'value-change': UserAdminValue;
  /** A user was created. */
  readonly 'user-create': { readonly userId: string };
  /** A user was changed. */
  readonly 'user-edit': { readonly userId: string };
  /** A user was enabled or disabled. */
  readonly 'user-enable': { readonly userId: string; readonly enabled: boolean };
}

export type UserAdminSlots = RegionSlots<'header' | 'footer' | 'empty'> & ErrorSlots;

export type UserAdminProps = WidgetProps<UserAdminAdapter, UserAdminTree, UserAdminEvents, UserAdminSlots> & {
  /** Search, filters, sort, page and open form; the widget keeps the parts that the host leaves out. */
  readonly value?: Partial<UserAdminValue>;
};
