import { useAdapter } from '../../runtime/react/use-adapter';
import { SupportTickets, type SupportTicketsProps } from '../../widgets/support-tickets';
import { usePortal } from '../portal-context';
import { pathOf } from '../routes';
import { setSearchParams, numberParam, useQueryText } from '../use-search-params';
import { goWithin } from '../use-link-clicks';

const firstPage = { page: null };

/** Support tickets page, with its search in the query. An open ticket has a path of its own. */
export default function TicketsPage({ id }: { readonly id: string | null }) {
  const { base, query } = usePortal();
  const adapter = useAdapter();
  const [search, setSearch] = useQueryText('search', query, firstPage);
  const page = numberParam(query, 'page', 1);
  const value: SupportTicketsProps['value'] = {
    search,
    page,
    status: query.get('status'),
    problemType: query.get('type'),
    createdFrom: query.get('created'),
    createdTo: query.get('created-to'),
    changedFrom: query.get('changed'),
    changedTo: query.get('changed-to'),
  };
  return (
    <SupportTickets
      headingLevel={1}
      caseId={id}
      value={value}
      onCaseOpen={({ caseId }) =>
        goWithin(
          adapter,
          pathOf(caseId === null ? { name: 'tickets' } : { name: 'ticket', id: caseId }, base) + window.location.search,
        )
      }
      onValueChange={(next) => {
        if (next.search !== search) setSearch(next.search);
        setSearchParams(
          {
            ...(next.search === '' ? { search: null } : {}),
            status: next.status,
            type: next.problemType,
            created: next.createdFrom,
            'created-to': next.createdTo,
            changed: next.changedFrom,
            'changed-to': next.changedTo,
            page: next.page === 1 ? null : String(next.page),
          },
          next.page === page ? 'replace' : 'push',
        );
      }}
    />
  );
}
