import { useMemo } from 'react';
import { PERMISSIONS, userSortFrom } from '../../rules';
import { UserAdmin, type UserAdminValue } from '../../widgets/user-admin';
import { usePortal } from '../portal-context';
import { setSearchParams, numberParam, useQueryText } from '../use-search-params';

const firstPage = { page: null };

/** The users, with search, filters, order, page and the open form in the address. */
export default function UsersPage() {
  const { query } = usePortal();
  const [search, setSearch] = useQueryText('search', query, firstPage);
  const value = useMemo(() => ({ ...valueIn(query), search }), [query, search]);
  return (
    <UserAdmin
      headingLevel={1}
      value={value}
      onValueChange={(next) => {
        if (next.search !== search) setSearch(next.search);
        // A page that is turned and a form that is opened are steps of their own: Back takes them back.
        else setSearchParams(queryOf(next), next.page === value.page && next.user === value.user ? 'replace' : 'push');
      }}
    />
  );
}

/** What an address says of the users to show; the widget makes it sound. */
function valueIn(query: URLSearchParams): Omit<UserAdminValue, 'search'> {
  const status = query.get('status');
  return {
    permission: PERMISSIONS.find((one) => one === query.get('permission')) ?? null,
    status: status === 'enabled' || status === 'disabled' ? status : null,
    sort: userSortFrom(query.get('sort')),
    page: numberParam(query, 'page', 1),
    pageSize: numberParam(query, 'size', 10),
    user: query.get('user'),
  };
}

const queryOf = ({ search, permission, status, sort, page, pageSize, user }: UserAdminValue) => ({
  search,
  permission,
  status,
  sort: sort === 'NameAsc' ? null : sort,
  page: page === 1 ? null : String(page),
  size: pageSize === 10 ? null : String(pageSize),
  user,
});
