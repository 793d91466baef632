import { useMemo } from 'react';
import { PAGE_SIZES } from '../../rules';
import { ProductGrid } from '../../widgets/product-grid';
import { usePortal } from '../portal-context';
import { setSearchParams, numberParam, useQueryText } from '../use-search-params';
import { facetsFromText, facetsToText } from './facet-params';

const firstPage = { page: null };

/**
 * Products page, with search, filters, sort, page number, page size and layout in the query. Page size and layout are
 * in the query only after a change, so that a plain link uses the buyer's stored preferences.
 */
export default function ProductsPage() {
  const { query } = usePortal();
  const [search, setSearch] = useQueryText('search', query, firstPage);
  const filter = query.get('filter');
  const facets = useMemo(() => facetsFromText(filter), [filter]);
  const size = numberParam(query, 'size', 0);
  const layout = query.get('layout');
  return (
    <ProductGrid
      headingLevel={1}
      search={search}
      page={numberParam(query, 'page', 1)}
      pageSize={PAGE_SIZES.find((offered) => offered === size)}
      sort={query.get('sort') ?? undefined}
      layout={layout === 'list' || layout === 'grid' ? layout : undefined}
      value={{ facets }}
      onSearchChange={({ search: text }) => setSearch(text)}
      onPageChange={({ page }) => setSearchParams({ page: page === 1 ? null : String(page) }, 'push')}
      onPageSizeChange={({ pageSize }) => setSearchParams({ size: String(pageSize), page: null }, 'replace')}
      onSortChange={({ sort }) => setSearchParams({ sort, page: null }, 'replace')}
      onFilterChange={({ facets: chosen }) => setSearchParams({ filter: facetsToText(chosen), page: null }, 'replace')}
      onLayoutChange={({ layout: chosen }) => setSearchParams({ layout: chosen }, 'replace')}
    />
  );
}
