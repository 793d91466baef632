import { useRef } from 'react';
import { ArrowDown, ArrowUp } from 'lucide';
import { PAGE_SIZES } from '../../../rules';
import type { UserPage, UserQuery, UserSort } from '../../../domain';
import type { Read } from '../../../runtime/react/use-read';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Button } from '../../../ui/button/button';
import { Pager } from '../../../ui/pager/pager';
import { Card } from '../../../ui/card/card-container';
import { Icon } from '../../../ui/icon/icon';
import { useIsDimmed } from '../../../ui/hooks/use-slow';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { usePartLevel } from '../../common/heading';
import { pageCount, rangeOf } from '../../common/paging';
import { fillSlot, type Slot } from '../../common/slots';
import { LoadFailed } from '../../common/status-views';
import { changed, withoutFilters, withPageSize, viewOf } from '../user-admin.rules';
import type { userAdminMessages } from '../user-admin.messages';
import { type UserRowProps, UserTableRow } from './user-row';
import { UsersSkeleton } from './users-skeleton';
import type { UsersToolsProps } from './users-tools';

interface UsersResultProps extends UsersToolsProps, Omit<UserRowProps, 'user' | 'busy' | 'messages'> {
  readonly read: Read<UserPage>;
  readonly refetch: () => void;
  readonly query: UserQuery;
  readonly busyId: string | null;
  readonly empty: Slot;
}

/** The page of users, or the empty or no-results state. */
export function UsersResult({ read, refetch, query, messages, handle, empty, ...row }: UsersResultProps) {
  const { m, fill } = messages;
  const { value, set } = handle;
  const { formats } = row;
  const level = usePartLevel(1);
  const top = useRef<HTMLDivElement>(null);
  if (read.status === 'loading') return <UsersSkeleton label={m.loading} count={Math.min(10, value.pageSize)} />;
  if (read.status === 'failed')
    return (
      <Card as="div">
        <LoadFailed title={m.failed} error={read.error} onRetry={refetch} />
      </Card>
    );
  const result = read.data;
  switch (viewOf(result, query)) {
    case 'empty':
      return (
        <Card as="div">{fillSlot(empty, <EmptyState level={level} title={m.empty.title} text={m.empty.text} />)}</Card>
      );
    case 'no-match':
      return (
        <Card as="div">
          <EmptyState
            glyph="search"
            level={level}
            title={m.noMatch.title}
            text={m.noMatch.text}
            actions={
              <Button variant="secondary" onClick={() => set(withoutFilters(value))}>
                {m.clearFilters}
              </Button>
            }
          />
        </Card>
      );
    case 'past-end':
      return (
        <Card as="div">
          <EmptyState
            level={level}
            title={fill(m.pastEnd.title, { page: result.page + 1 })}
            actions={
              <Button variant="secondary" onClick={() => set({ ...value, page: 1 })}>
                {m.pastEnd.action}
              </Button>
            }
          />
        </Card>
      );
    default:
  }
  const { first, last } = rangeOf(result);
  const places = { first: formats.number(first), last: formats.number(last) };
  return (
    <div ref={top} part="users-result" className="tf-users-result">
      <Card as="div">
        <UsersTable
          result={result}
          sort={value.sort}
          messages={messages}
          stale={read.previous}
          onSort={(sort) => set(changed(value, { sort }))}
          {...row}
        />
      </Card>
      <Pager
        page={result.page + 1}
        pageCount={pageCount(result)}
        hasNext={result.hasMore}
        onPageChange={(page) => {
          set({ ...value, page });
          // Scrolls to the start of the new page.
          top.current?.scrollIntoView?.({ block: 'nearest' });
        }}
        labels={{ pages: m.pages, previous: m.previous, next: m.next }}
        range={
          result.total === null
            ? fill(m.rangeOpen, places)
            : fill(m.range, { ...places, total: formats.number(result.total) })
        }
        pageSize={{
          value: value.pageSize,
          options: PAGE_SIZES,
          label: m.pageSize,
          onValueChange: (size) => set(withPageSize(value, size)),
        }}
      />
    </div>
  );
}

interface UsersTableProps extends Omit<UserRowProps, 'user' | 'busy'> {
  readonly result: UserPage;
  readonly sort: UserSort;
  /** True while the previous response shows during a refetch. */
  readonly stale: boolean;
  /** Id of the user who is being enabled. */
  readonly busyId: string | null;
  readonly onSort: (sort: UserSort) => void;
}

/** Columns with their sorts. The first sort of a column applies on the first press. */
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

/** Users as a table in wide containers and as cards in narrow ones, with the same ARIA roles in both. */
function UsersTable({ result, sort, stale, busyId, onSort, ...row }: UsersTableProps) {
  const { m } = row.messages;
  const isDimmed = useIsDimmed(stale);
  return (
    <div
      role="table"
      part="users-table"
      className="tf-users-table"
      aria-label={m.title}
      aria-busy={stale || undefined}
      data-dimmed={isDimmed || undefined}
    >
      <div role="rowgroup" part="users-headings" className="tf-users-headings">
        <div role="row" part="users-row" className="tf-users-row tf-micro">
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
