import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../rules';
import { ProductGrid } from '../../widgets/product-grid';
import { usePortal } from '../portal-context';
import { changeQuery, countIn, useQueryText } from '../use-address';

const firstPage = { page: null };

/** Products, with search, page, page size and sort in the address. */
export default function ProductsPage() {
  const { query } = usePortal();
  const [search, setSearch] = useQueryText('search', query, firstPage);
  const size = countIn(query, 'size', DEFAULT_PAGE_SIZE);
  return (
    <ProductGrid
      headingLevel={1}
      search={search}
      page={countIn(query, 'page', 1)}
      pageSize={PAGE_SIZES.find((offered) => offered === size) ?? DEFAULT_PAGE_SIZE}
      sort={query.get('sort') ?? undefined}
      onSearchChange={({ search: text }) => setSearch(text)}
      onPageChange={({ page }) => changeQuery({ page: page === 1 ? null : String(page) }, 'push')}
      onPageSizeChange={({ pageSize }) => changeQuery({ size: pageSize === DEFAULT_PAGE_SIZE ? null : String(pageSize), page: null }, 'replace')}
      onSortChange={({ sort }) => changeQuery({ sort, page: null }, 'replace')}
    />
  );
}
