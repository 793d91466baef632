import type { ProductResult } from '../../../domain';
import type { Messages } from '../../../runtime/react/use-messages';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { Chip } from '../../../ui/chip/chip';
import type { productGridMessages } from '../product-grid.messages';
import { selectedValues } from '../product-grid.rules';
import type { GridQueryHandle } from './use-grid-query';

interface FilterBarProps {
  readonly messages: Messages<typeof productGridMessages>;
  readonly handle: GridQueryHandle;
  readonly result: ProductResult | undefined;
  /** True while the first result loads. */
  readonly loading: boolean;
}

/**
 * Chips of the selected filter values, each with a button that removes it. Their labels are in the first result;
 * placeholders keep their space until it has loaded.
 */
export function FilterBar({ messages: { m, fill }, handle, result, loading }: FilterBarProps) {
  const selected = selectedValues(handle.query.facets, result?.facets ?? []);
  if (selected.length === 0) return null;
  return (
    <div className="tf-products-selected" role="group" aria-label={m.filters}>
      {result === undefined
        ? loading &&
          selected.map(({ facetId, valueId }) => (
            <SkeletonShape key={`${facetId} ${valueId}`} shape="control" width="sm" />
          ))
        : selected.map(({ facetId, facet, valueId, value }) => (
            <Chip
              key={`${facetId} ${valueId}`}
              pressed
              removeLabel={fill(m.removeFilter, { value, facet })}
              onRemove={() => handle.onFacet(facetId, valueId)}
            >
              {value}
            </Chip>
          ))}
      <Button variant="base" onClick={handle.onClearFacets}>
        {m.clearFilters}
      </Button>
    </div>
  );
}
