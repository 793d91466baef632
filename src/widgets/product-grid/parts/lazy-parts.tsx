import { type ComponentProps, memo, useState } from 'react';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { prefetchOverlays } from '../../../ui/overlay/load-runtime';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { frameMessages } from '../../common/frame.messages';
import type { FastEntryProps } from '../connected/fast-entry';
import type { productGridMessages } from '../product-grid.messages';
import { ListSkeleton } from './grid-skeleton';

const lazyParts = /* @__PURE__ */ lazyModule(() => import('../product-grid.lazy'), { alsoPrefetch: prefetchOverlays });

/** Loads the lazy part while the session and the products load. */
export const fetchLazyParts = (): void => void lazyParts.load().catch(() => {}); // `OrderingFailed` reports the failure

/** Prefetches the lazy part and the runtime of its dialogs. */
export const prefetchLazyParts = lazyParts.prefetch;

/** Connects ordering to the products; renders no products itself. */
export const LazyOrdering = /* @__PURE__ */ memo(/* @__PURE__ */ lazyParts.part('OrderingHost'));

/** Empty state of the grid. */
export const LazyNoResults = /* @__PURE__ */ lazyParts.part('SearchSuggestions');

const EntryList = /* @__PURE__ */ lazyParts.part('FastEntry', EntryListSkeleton);
const FilterPanel = /* @__PURE__ */ lazyParts.part('FilterPanel', FiltersSkeleton);
const FilterDialog = /* @__PURE__ */ lazyParts.part('FilterDialog');
const Substitutes = /* @__PURE__ */ lazyParts.part('Substitutes');

/** Banner for ordering that fails to load: the products are visible but can not be ordered. */
export const OrderingFailed = /* @__PURE__ */ memo(function OrderingFailed({
  messages: { m },
}: {
  readonly messages: Messages<typeof productGridMessages>;
}) {
  const common = useMessages('common', frameMessages);
  if (!lazyParts.useFailed()) return null;
  return (
    <Banner
      role="alert"
      tone="caution"
      title={m.orderingFailed}
      action={
        <Button variant="secondary" size="sm" onClick={lazyParts.prefetch}>
          {common.m.tryAgain}
        </Button>
      }
    />
  );
});

function EntryListSkeleton({ messages, products }: Pick<FastEntryProps, 'messages' | 'products'>) {
  return <ListSkeleton label={messages.m.loading} count={products.length} />;
}

/** List for fast entry; a placeholder until ordering has loaded. */
export function LazyEntryList({
  ordering,
  ...props
}: Omit<FastEntryProps, 'ordering'> & { readonly ordering: FastEntryProps['ordering'] | undefined }) {
  return ordering === undefined ? <EntryListSkeleton {...props} /> : <EntryList ordering={ordering} {...props} />;
}

function FiltersSkeleton() {
  return [0, 1, 2].map((at) => <SkeletonText key={at} lines={6} />);
}

type FilterPanelProps = ComponentProps<typeof FilterPanel>;

interface FilterAsideProps extends Omit<FilterPanelProps, 'facets'> {
  readonly label: string;
  /** Undefined until the first result; a placeholder keeps the space. */
  readonly facets: FilterPanelProps['facets'] | undefined;
}

/** Filters beside the cards, if the page is wide enough. A new page does not re-render them. */
export const FilterAside = /* @__PURE__ */ memo(function FilterAside({ label, facets, ...given }: FilterAsideProps) {
  if (facets?.length === 0) return null;
  return (
    <div role="group" aria-label={label} part="products-filters facets" className="tf-products-filters tf-facets">
      {facets === undefined ? <FiltersSkeleton /> : <FilterPanel facets={facets} {...given} />}
    </div>
  );
});

/** Dialog of filters, mounted at its first opening. */
export function LazyFilterDialog(props: ComponentProps<typeof FilterDialog>) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened && <FilterDialog {...props} />;
}

type SubstitutesProps = ComponentProps<typeof Substitutes>;

/** Dialog of substitutes, mounted at its first opening. It keeps its content while it closes. */
export function LazySubstitutes({
  product,
  ...props
}: Omit<SubstitutesProps, 'product' | 'open'> & { readonly product: SubstitutesProps['product'] | null }) {
  const [last, setLast] = useState(product);
  if (product !== null && product !== last) setLast(product);
  return last !== null && <Substitutes product={last} open={product !== null} {...props} />;
}
