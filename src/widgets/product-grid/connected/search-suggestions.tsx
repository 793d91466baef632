import { useAdapter } from '../../../runtime/react/use-adapter';
import { useRead } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { NoResults, type NoResultsProps } from '../parts/no-results';
import { viewOf } from '../product-grid.rules';

export interface SearchSuggestionsProps extends Omit<NoResultsProps, 'suggestions'> {
  readonly accountId: string | null;
}

/** Empty state of the grid, with product names similar to a search without matches. */
export function SearchSuggestions({ accountId, ...props }: SearchSuggestionsProps) {
  const { result, requestedQuery } = props;
  const search = viewOf(result, requestedQuery) === 'no-match' ? requestedQuery.text.trim() : '';
  return <NoResults {...props} suggestions={useSuggestions(search, accountId)} />;
}

const MAX_SUGGESTIONS = 3;

/** Reads product names similar to a search, if the adapter can match products. */
function useSuggestions(search: string, accountId: string | null): readonly string[] {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [found] = useRead({
    method: 'catalog.match',
    args: { entries: [search] },
    accountId,
    enabled: search !== '' && adapter.catalog?.match !== undefined,
    read: (options) =>
      adapter.catalog?.match?.({ entries: [search], accountId, locale: locale.tag }, options) ??
      rejectMissingMethod('catalog.match'),
  });
  const [match] = found.data ?? [];
  const products = match === undefined ? [] : match.product === null ? match.suggestions : [match.product];
  return [...new Set(products.map(({ name }) => name))].slice(0, MAX_SUGGESTIONS);
}
