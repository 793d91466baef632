import type { ProductResult } from '../../../domain';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Button } from '../../../ui/button/button';
import { usePartLevel } from '../../common/heading';
import { fillSlot } from '../../common/slots';
import { productGridLazyMessages } from '../product-grid.lazy.messages';
import type { productGridMessages } from '../product-grid.messages';
import { selectedValues, type GridQuery, viewOf } from '../product-grid.rules';
import type { ProductGridProps, ProductGridSlots } from '../product-grid.types';
import type { GridQueryHandle } from './use-grid-query';

export interface NoResultsProps {
  readonly result: ProductResult;
  readonly requestedQuery: GridQuery;
  /** Product names similar to the search. */
  readonly suggestions: readonly string[];
  readonly messages: Messages<typeof productGridMessages>;
  readonly overrides: ProductGridProps['messages'];
  readonly handle: GridQueryHandle;
  readonly slots: ProductGridSlots;
}

/** Empty state for a search without matches, a page past the end, or an empty list, each with the next action. */
export function NoResults(props: NoResultsProps) {
  const { result, requestedQuery, overrides, handle, slots } = props;
  const { m, fill } = useMessages('product-grid', productGridLazyMessages, overrides);
  const level = usePartLevel(1);
  switch (viewOf(result, requestedQuery)) {
    case 'no-match':
      return <NoMatch {...props} />;
    case 'past-end':
      return (
        <EmptyState
          level={level}
          title={fill(m.pastEnd.title, { page: result.page + 1 })}
          actions={
            <Button variant="secondary" onClick={() => handle.onPage(1)}>
              {m.pastEnd.action}
            </Button>
          }
        />
      );
    default:
      return fillSlot(slots.empty, <EmptyState level={level} title={m.empty.title} text={m.empty.text} />);
  }
}

function NoMatch({ result, requestedQuery, suggestions, messages, overrides, handle }: NoResultsProps) {
  const { m, fill } = useMessages('product-grid', productGridLazyMessages, overrides);
  const search = requestedQuery.text.trim();
  const last = selectedValues(requestedQuery.facets, result.facets).at(-1);
  const { title, titleFiltered, text, textFiltered, without, didYouMean } = m.noMatch;
  return (
    <EmptyState
      glyph="search"
      level={usePartLevel(1)}
      title={search === '' ? titleFiltered : fill(title, { search })}
      text={last === undefined ? text : textFiltered}
      actions={
        <>
          {last !== undefined && (
            <Button variant="secondary" onClick={() => handle.onFacet(last.facetId, last.valueId)}>
              {fill(without, { value: last.value })}
            </Button>
          )}
          {search !== '' && (
            <Button variant="secondary" onClick={() => handle.onSearch('')}>
              {messages.m.clearSearch}
            </Button>
          )}
          {search === '' && Object.values(requestedQuery.facets).flat().length > 1 && (
            <Button variant="secondary" onClick={handle.onClearFacets}>
              {messages.m.clearFilters}
            </Button>
          )}
        </>
      }
    >
      {suggestions.length > 0 && (
        <p className="tf-products-meant">
          <span className="tf-muted">{didYouMean}</span>{' '}
          {suggestions.map((name) => (
            <Button key={name} variant="base-underline" onClick={() => handle.onSearch(name)}>
              {name}
            </Button>
          ))}
        </p>
      )}
    </EmptyState>
  );
}
