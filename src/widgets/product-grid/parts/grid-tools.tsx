import type { ProductResult } from '../../../domain';
import type { Words } from '../../../runtime/react/use-words';
import { Bone } from '../../../ui/bone/bone';
import { NativeSelect } from '../../../ui/field/native-select';
import { SearchField } from '../../../ui/search/search-field';
import type { productGridMessages } from '../product-grid.messages';
import type { GridQueryHandle } from './use-grid-query';

interface GridToolsProps {
  readonly words: Words<typeof productGridMessages>;
  readonly handle: GridQueryHandle;
  /** Undefined until the first answer says which sorts there are; their room is kept free. */
  readonly result: ProductResult | undefined;
}

/** Search and sort: there from the start, so that nobody waits to type. */
export function GridTools({ words: { m }, handle, result }: GridToolsProps) {
  const { query, onSearch, onSort } = handle;
  const sorts = result?.sorts ?? [];
  const sort = sorts.find(({ id }) => id === query.sort) ?? sorts[0];
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
      {result === undefined && <Bone shape="control" className="tf-products-sort" />}
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
    </div>
  );
}
