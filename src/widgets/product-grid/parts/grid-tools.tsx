import { memo } from 'react';
import { LayoutGrid, ListPlus, SlidersHorizontal } from 'lucide';
import type { ProductResult } from '../../../domain';
import type { Messages } from '../../../runtime/react/use-messages';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { Badge } from '../../../ui/chip/chip';
import { NativeSelect } from '../../../ui/field/native-select';
import { SearchField } from '../../../ui/search-field/search-field';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import type { productGridMessages } from '../product-grid.messages';
import type { GridQuery } from '../product-grid.rules';
import { prefetchLazyParts } from './lazy-parts';
import type { GridQueryHandle } from './use-grid-query';

interface GridToolsProps
  extends
    Pick<GridQuery, 'text' | 'sort' | 'facets'>,
    Pick<GridQueryHandle, 'layout' | 'onSearch' | 'onSort' | 'onLayout'> {
  readonly messages: Messages<typeof productGridMessages>;
  /** Undefined until the first result; a placeholder keeps the space of the control. */
  readonly sorts: ProductResult['sorts'] | undefined;
  readonly onFilter: () => void;
}

/**
 * Search, sort order, filter and layout. Rendered from the start, which lets the buyer type at once. A new page does
 * not re-render them.
 */
export const GridTools = memo(function GridTools({
  messages: { m, plural },
  text,
  sort: sortId,
  facets,
  layout,
  onSearch,
  onSort,
  onLayout,
  sorts,
  onFilter,
}: GridToolsProps) {
  const sort = sorts?.find(({ id }) => id === sortId) ?? sorts?.[0];
  const selectedCount = Object.values(facets).flat().length;
  return (
    <div part="products-tools" className="tf-products-tools" role="search" aria-label={m.search}>
      <SearchField
        part="products-search"
        className="tf-products-search"
        label={m.search}
        placeholder={m.searchHint}
        clearLabel={m.clearSearch}
        value={text}
        onValueChange={onSearch}
      />
      {sorts === undefined && <SkeletonShape shape="control" part="products-sort" className="tf-products-sort" />}
      {sorts !== undefined && sort !== undefined && sorts.length > 1 && (
        <div part="products-sort" className="tf-products-sort">
          <NativeSelect
            aria-label={m.sort}
            value={sort.id}
            options={sorts.map(({ id, label }) => ({ value: id, label }))}
            onValueChange={onSort}
          />
        </div>
      )}
      <Button
        variant="secondary"
        icon={SlidersHorizontal}
        part="products-filter"
        className="tf-products-filter"
        aria-haspopup="dialog"
        aria-label={selectedCount === 0 ? undefined : `${m.filter}, ${plural(m.chosen, selectedCount)}`}
        onPointerEnter={prefetchLazyParts}
        onFocus={prefetchLazyParts}
        onClick={onFilter}
      >
        {m.filter}
        {selectedCount > 0 && <Badge>{selectedCount}</Badge>}
      </Button>
      <SegmentedControl
        label={m.layout}
        value={layout}
        onValueChange={onLayout}
        onPointerEnter={prefetchLazyParts}
        onFocus={prefetchLazyParts}
        options={[
          { value: 'grid', label: m.layouts.grid, icon: LayoutGrid },
          { value: 'list', label: m.layouts.list, icon: ListPlus },
        ]}
      />
    </div>
  );
});
