import type { ProductResult } from '../../../domain';
import type { Words } from '../../../runtime/react/use-words';
import { Button } from '../../../ui/button/button';
import { Chip } from '../../../ui/chip/chip';
import type { gridMessages } from '../grid.messages';
import { chosenValues } from '../product-grid.model';
import type { GridQueryHandle } from './use-grid-query';

interface ChosenBarProps {
  readonly words: Words<typeof gridMessages>;
  readonly handle: GridQueryHandle;
  readonly result: ProductResult | undefined;
}

/** What is chosen, each with its way back, and how much is left. */
export function ChosenBar({ words: { m, fill }, handle, result }: ChosenBarProps) {
  const chosen = chosenValues(handle.query.facets, result?.facets ?? []);
  if (chosen.length === 0) return null;
  return (
    <div className="tf-products-chosen" role="group" aria-label={m.filters}>
      {chosen.map(({ facetId, facet, valueId, value }) => (
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
