import { ArrowDown, ArrowUp } from 'lucide';
import type { UserPage, UserSort } from '../../../domain';
import { Icon } from '../../../ui/icon/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import type { userAdminMessages } from '../user-admin.messages';
import { UserTableRow, type UserRowProps } from './user-row';

interface UsersTableProps extends Omit<UserRowProps, 'user' | 'busy'> {
  readonly result: UserPage;
  readonly sort: UserSort;
  /** An earlier answer, while the next is fetched. */
  readonly stale: boolean;
  /** The user who is being enabled. */
  readonly busyId: string | null;
  readonly onSort: (sort: UserSort) => void;
}

/** The columns, and what each is sorted by; the first way is the one a first press asks for. */
const columns: readonly {
  readonly column: keyof (typeof userAdminMessages)['columns'];
  readonly sorts?: readonly [UserSort, UserSort];
}[] = [
  { column: 'name', sorts: ['NameAsc', 'NameDesc'] },
  { column: 'permissions' },
  { column: 'accounts' },
  { column: 'seen', sorts: ['LastAccessedDesc', 'LastAccessedAsc'] },
  { column: 'status' },
];

/** The users: a table where there is room, cards where there is not, with the same roles in both. */
export function UsersTable({ result, sort, stale, busyId, onSort, ...row }: UsersTableProps) {
  const { m } = row.messages;
  return (
    <div
      role="table"
      className="tf-users-table"
      aria-label={m.title}
      aria-busy={stale || undefined}
      data-stale={stale || undefined}
    >
      <div role="rowgroup" className="tf-users-headings">
        <div role="row" className="tf-users-row tf-micro">
          {columns.map(({ column, sorts }) => {
            const isSorted = sorts?.includes(sort) ?? false;
            const ascending = sort.endsWith('Asc');
            return (
              <span
                role="columnheader"
                key={column}
                className={`tf-users-${column}`}
                aria-sort={sorts && (isSorted ? (ascending ? 'ascending' : 'descending') : 'none')}
              >
                {sorts === undefined ? (
                  m.columns[column]
                ) : (
                  <button
                    type="button"
                    className="tf-users-sorter"
                    onClick={() => onSort(sorts[0] === sort ? sorts[1] : sorts[0])}
                  >
                    {m.columns[column]}
                    {isSorted && <Icon of={ascending ? ArrowUp : ArrowDown} size="sm" />}
                  </button>
                )}
              </span>
            );
          })}
          <VisuallyHidden role="columnheader">{m.columns.act}</VisuallyHidden>
        </div>
      </div>
      <div role="rowgroup">
        {result.items.map((user) => (
          <UserTableRow key={user.id} user={user} busy={busyId === user.id} {...row} />
        ))}
      </div>
    </div>
  );
}
