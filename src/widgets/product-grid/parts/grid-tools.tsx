import { LayoutGrid, ListPlus, SlidersHorizontal } from 'lucide';
import type { ProductResult } from '../../../domain';
import type { Messages } from '../../../runtime/react/use-messages';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { Badge } from '../../../ui/chip/chip';
import { NativeSelect } from '../../../ui/field/native-select';
import { SearchField } from '../../../ui/search-field/search-field';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import type { gridMessages } from '../grid.messages';
import { prefetchLazyParts } from './lazy-parts';
import type { GridQueryHandle } from './use-grid-query';

interface GridToolsProps {
  readonly messages: Messages<typeof gridMessages>;
  readonly handle: GridQueryHandle;
  /** Undefined until the first answer says which sorts there are; their room is kept free. */
  readonly result: ProductResult | undefined;
  readonly onFilter: () => void;
}

/** Search, order, filter and layout: there from the start, so that nobody waits to type. */
export function GridTools({ messages: { m, plural }, handle, result, onFilter }: GridToolsProps) {
  const { query, layout, onSearch, onSort, onLayout } = handle;
  const sorts = result?.sorts ?? [];
  const sort = sorts.find(({ id }) => id === query.sort) ?? sorts[0];
  const chosen = Object.values(query.facets).flat().length;
  return (
    <div className="tf-products-tools" role="search" aria-label={m.search}>
      <SearchField
        className="tf-products-search"
        label={m.search}
        placeholder={m.searchHint}
        clearLabel={m.clearSearch}
        value={query.text}
        onValueChange={onSearch}
      />
      {result === undefined && <SkeletonShape shape="control" className="tf-products-sort" />}
      {sort !== undefined && sorts.length > 1 && (
        <div className="tf-products-sort">
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
        className="tf-products-filter"
        aria-haspopup="dialog"
        aria-label={chosen === 0 ? undefined : `${m.filter}, ${plural(m.chosen, chosen)}`}
        onPointerEnter={prefetchLazyParts}
        onFocus={prefetchLazyParts}
        onClick={onFilter}
      >
        {m.filter}
        {chosen > 0 && <Badge>{chosen}</Badge>}
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
}
