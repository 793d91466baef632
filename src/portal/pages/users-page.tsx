import { useMemo } from 'react';
import { PERMISSIONS, userSortFrom } from '../../rules';
import { UserAdmin, type UserAdminValue } from '../../widgets/user-admin';
import { usePortal } from '../portal-context';
import { setSearchParams, numberParam, useQueryText } from '../use-search-params';

const firstPage = { page: null };

/** User administration page, with search, filters, sort, page number and open form in the query. */
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
        // A page number and an open form get history entries of their own, so that Back undoes each.
        else setSearchParams(queryOf(next), next.page === value.page && next.user === value.user ? 'replace' : 'push');
      }}
    />
  );
}

/** Reads the value of the widget from the query. The widget validates it. */
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
