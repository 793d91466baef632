import { Faq } from '../../widgets/faq';
import { usePortal } from '../portal-context';
import { setSearchParams, useQueryText } from '../use-search-params';

/** FAQ page, with the search and the open question in the query. */
export default function FaqPage() {
  const { query } = usePortal();
  const [search, setSearch] = useQueryText('search', query);
  return (
    <Faq
      headingLevel={1}
      search={search}
      open={query.get('open')}
      onSearchChange={({ search: text }) => setSearch(text)}
      onOpenChange={({ id }) => setSearchParams({ open: id }, 'replace')}
    />
  );
}
