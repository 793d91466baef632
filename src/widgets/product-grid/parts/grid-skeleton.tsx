import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';

interface CardsSkeletonProps {
  readonly label: string;
  readonly count: number;
}

/** Placeholder of the cards, in the number and size of the real ones. */
export const CardsSkeleton = ({ label, count }: CardsSkeletonProps) => (
  <Skeleton label={label}>
    <div part="products-list" className="tf-products-list">
      {Array.from({ length: count }, (_, at) => (
        <div part="product-card" className="tf-product-card" key={at}>
          <div part="product-well" className="tf-product-well">
            <SkeletonShape shape="block" />
          </div>
          <div part="product-body" className="tf-product-body">
            <SkeletonText lines={3} />
          </div>
          <div part="product-action" className="tf-product-action">
            <SkeletonShape shape="control" />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
);

/** Placeholder of the list. */
export const ListSkeleton = ({ label, count }: CardsSkeletonProps) => (
  <Skeleton label={label}>
    <div part="entry" className="tf-card tf-entry">
      {Array.from({ length: count }, (_, at) => (
        <div className="tf-entry-skeleton" key={at}>
          <SkeletonShape shape="well" />
          <SkeletonText />
          <SkeletonShape shape="control" width="xs" />
        </div>
      ))}
    </div>
  </Skeleton>
);

/** Placeholder of the whole grid: header line, search and cards. */
export const GridSkeleton = ({ label, count }: CardsSkeletonProps) => (
  <>
    <div part="products-tools" className="tf-products-tools">
      <SkeletonShape shape="control" part="products-search" className="tf-products-search" />
      <SkeletonShape shape="control" part="products-sort" className="tf-products-sort" />
    </div>
    <CardsSkeleton label={label} count={count} />
  </>
);
