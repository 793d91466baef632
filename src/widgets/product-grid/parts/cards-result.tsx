import { memo, useCallback, useRef, useState } from 'react';
import type { Product, ProductResult } from '../../../domain';
import { PAGE_SIZES } from '../../../rules';
import type { Emit } from '../../../runtime/events';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Read } from '../../../runtime/react/use-read';
import type { Messages } from '../../../runtime/react/use-messages';
import { Pager } from '../../../ui/pager/pager';
import { useIsDimmed } from '../../../ui/hooks/use-slow';
import { pageCount, rangeOf } from '../../common/paging';
import { LoadFailed } from '../../common/status-views';
import type { productGridMessages } from '../product-grid.messages';
import { type GridQuery, viewOf } from '../product-grid.rules';
import type { Ordering, ProductGridEvents, ProductGridProps, ProductGridSlots } from '../product-grid.types';
import { CardsSkeleton, ListSkeleton } from './grid-skeleton';
import { LazyEntryList, LazyNoResults, LazySubstitutes } from './lazy-parts';
import { type CardPlace, ProductCard, type ProductCardProps, useCardPlace } from './product-card';
import type { GridQueryHandle } from './use-grid-query';

interface CardsResultProps {
  readonly messages: Messages<typeof productGridMessages>;
  readonly overrides: ProductGridProps['messages'];
  readonly formats: Formats;
  readonly handle: GridQueryHandle;
  /** The query of the current request; typing can be ahead of it. */
  readonly requestedQuery: GridQuery;
  readonly products: Read<ProductResult>;
  /** The rendered result, which can be older than the one in `products`. */
  readonly result: ProductResult | undefined;
  readonly refetch: () => void;
  readonly accountId: string | null;
  /** True if the backend offers substitutes. */
  readonly hasSubstitutes: boolean;
  /** Undefined while its code loads; null if there is no cart. */
  readonly ordering: Ordering | null | undefined;
  readonly emit: Emit<ProductGridEvents>;
  readonly slots: ProductGridSlots;
}

/** The products of a result with their pager, or an empty state. */
export function CardsResult(props: CardsResultProps) {
  const { messages, overrides, formats, accountId, ordering, hasSubstitutes } = props;
  const [replacedProduct, setReplacedProduct] = useState<Product | null>(null);
  return (
    <>
      <Cards {...props} onShowSubstitutes={hasSubstitutes ? setReplacedProduct : undefined} />
      <LazySubstitutes
        product={replacedProduct}
        onOpenChange={() => setReplacedProduct(null)}
        accountId={accountId}
        ordering={ordering}
        messages={messages}
        overrides={overrides}
        formats={formats}
      />
    </>
  );
}

type CardsProps = CardsResultProps & { readonly onShowSubstitutes?: (product: Product) => void };

function Cards(props: CardsProps) {
  const {
    messages,
    overrides,
    requestedQuery,
    products,
    result,
    refetch,
    accountId,
    ordering,
    slots,
    handle,
    formats,
    emit,
    onShowSubstitutes,
  } = props;
  const { m, fill } = messages;
  const resultRef = useRef<HTMLDivElement>(null);
  const pageStart = useRef<HTMLParagraphElement>(null);
  const isStale = products.status === 'ready' && (products.previous || result !== products.data);
  const isList = handle.layout === 'list';

  const { onPage, onPageSize } = handle;
  const toPage = useCallback(
    (page: number) => {
      onPage(page);
      const node = resultRef.current;
      if (node !== null && node.getBoundingClientRect().top < 0) node.scrollIntoView({ block: 'start' });
      pageStart.current?.focus({ preventScroll: true });
    },
    [onPage],
  );

  if (products.status === 'failed') return <LoadFailed title={m.failed} error={products.error} onRetry={refetch} />;
  if (result === undefined)
    return isList ? (
      <ListSkeleton label={m.loading} count={requestedQuery.pageSize} />
    ) : (
      <CardsSkeleton label={m.loading} count={requestedQuery.pageSize} />
    );
  if (viewOf(result, requestedQuery) !== 'products') {
    return (
      <LazyNoResults
        result={result}
        requestedQuery={requestedQuery}
        accountId={accountId}
        messages={messages}
        overrides={overrides}
        handle={handle}
        slots={slots}
      />
    );
  }
  const pages = pageCount(result);
  // The focus moves before the page has loaded.
  const requestedPage = handle.query.page;
  return (
    <div className="tf-products-result" ref={resultRef}>
      {/* Focus target at the start of a new page, for screen readers. */}
      <p className="tf-hidden" tabIndex={-1} ref={pageStart}>
        {pages === null ? fill(m.page, { page: requestedPage }) : fill(m.pageOf, { page: requestedPage, pages })}
      </p>
      {isList ? (
        <LazyEntryList
          products={result.items}
          accountId={accountId}
          ordering={ordering}
          messages={messages}
          overrides={overrides}
          formats={formats}
          emit={emit}
          isStale={isStale}
          onShowSubstitutes={onShowSubstitutes}
        />
      ) : (
        <ProductList
          products={result.items}
          isStale={isStale}
          ordering={ordering}
          messages={messages}
          formats={formats}
          slots={slots}
          onShowSubstitutes={onShowSubstitutes}
        />
      )}
      <ResultPager
        result={result}
        pageSize={handle.query.pageSize}
        messages={messages}
        formats={formats}
        onPage={toPage}
        onPageSize={onPageSize}
      />
    </div>
  );
}

interface ResultPagerProps extends Pick<CardsResultProps, 'messages' | 'formats'> {
  readonly result: ProductResult;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
}

/** Pager of the result. It does not change before the next result. */
const ResultPager = memo(function ResultPager({
  result,
  pageSize,
  messages,
  formats,
  onPage,
  onPageSize,
}: ResultPagerProps) {
  const { m } = messages;
  return (
    <Pager
      page={result.page + 1}
      pageCount={pageCount(result)}
      hasNext={result.hasMore}
      onPageChange={onPage}
      labels={{ pages: m.pages, previous: m.previous, next: m.next }}
      range={rangeText(result, messages, formats.number)}
      pageSize={{
        value: pageSize,
        options: pageSizesOf(result, pageSize),
        label: m.pageSize,
        onValueChange: onPageSize,
      }}
    />
  );
});

/** Returns the page sizes that the backend offers, or the default ones, always with the current one. */
const pageSizesOf = ({ pageSizes = PAGE_SIZES }: ProductResult, current: number): readonly number[] =>
  [...new Set([...pageSizes, current])].sort((a, b) => a - b);

function rangeText(
  result: ProductResult,
  { m, fill }: CardsResultProps['messages'],
  number: (value: number) => string,
): string {
  const range = rangeOf(result);
  const [first, last] = [number(range.first), number(range.last)];
  return result.total === null
    ? fill(m.rangeOpen, { first, last })
    : fill(m.range, { first, last, total: number(result.total) });
}

interface ProductListProps extends Omit<ProductCardProps, 'product' | keyof CardPlace> {
  readonly products: readonly Product[];
  /** True while the next result loads. */
  readonly isStale: boolean;
}

/** The cards. Each position keeps its card when the products change: a new page re-renders only the differences. */
const ProductList = memo(function ProductList({ products, isStale, ...card }: ProductListProps) {
  const place = useCardPlace();
  const isDimmed = useIsDimmed(isStale);
  return (
    <ul
      role="list"
      part="products-list"
      className="tf-products-list"
      aria-label={card.messages.m.list}
      aria-busy={isStale || undefined}
      data-dimmed={isDimmed || undefined}
    >
      {products.map((product, at) => (
        <ProductCard key={at} product={product} {...place} {...card} />
      ))}
    </ul>
  );
});
