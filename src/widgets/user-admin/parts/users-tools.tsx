import { PERMISSIONS, USER_SORTS, userSortFrom } from '../../../rules';
import type { Messages } from '../../../runtime/react/use-messages';
import { NativeSelect } from '../../../ui/field/native-select';
import { SearchField } from '../../../ui/search-field/search-field';
import type { UsersHandle } from '../use-users-value';
import type { userAdminMessages } from '../user-admin.messages';
import { changed } from '../user-admin.rules';

export interface UsersToolsProps {
  readonly messages: Messages<typeof userAdminMessages>;
  readonly handle: UsersHandle;
}

/** Search, filters and sort. They render before the first response, so that the admin can type at once. */
export function UsersTools({ messages: { m }, handle: { value, set } }: UsersToolsProps) {
  return (
    <div part="users-tools" className="tf-users-tools" role="search" aria-label={m.search}>
      <SearchField
        part="users-search"
        className="tf-users-search"
        label={m.search}
        placeholder={m.searchHint}
        clearLabel={m.clearSearch}
        value={value.search}
        onValueChange={(search) => set(changed(value, { search }))}
      />
      <NativeSelect
        aria-label={m.permission}
        value={value.permission ?? ''}
        options={[
          { value: '', label: m.anyPermission },
          ...PERMISSIONS.map((one) => ({ value: one, label: m.permissions[one] })),
        ]}
        onValueChange={(text) => set(changed(value, { permission: PERMISSIONS.find((one) => one === text) ?? null }))}
      />
      <NativeSelect
        aria-label={m.status}
        value={value.status ?? ''}
        options={[
          { value: '', label: m.anyStatus },
          { value: 'enabled', label: m.enabled },
          { value: 'disabled', label: m.disabled },
        ]}
        onValueChange={(text) =>
          set(changed(value, { status: text === 'enabled' || text === 'disabled' ? text : null }))
        }
      />
      <NativeSelect
        aria-label={m.sort}
        className="tf-users-sort"
        value={value.sort}
        options={USER_SORTS.map((sort) => ({ value: sort, label: m.sorts[sort] }))}
        onValueChange={(text) => set(changed(value, { sort: userSortFrom(text) }))}
      />
    </div>
  );
}
