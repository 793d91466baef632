import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Card } from '../../../ui/card/card-container';

/** Skeleton of the products. */
export const ItemSkeleton = () => (
  <>
    {Array.from({ length: 5 }, (_, at) => (
      <div className="tf-lists-skeleton" key={at}>
        <SkeletonShape shape="well" />
        <SkeletonText />
        <SkeletonShape shape="control" width="sm" />
      </div>
    ))}
  </>
);

/** Skeleton of the lists and of the open list. */
export const ListsSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div part="lists-page" className="tf-lists-page">
      <SkeletonShape width="sm" className="tf-lists-skeleton-title" />
      <div className="tf-lists-layout">
        <Card as="div" part="lists-pane" className="tf-lists-pane">
          {Array.from({ length: 4 }, (_, at) => (
            <div className="tf-lists-skeleton" key={at}>
              <SkeletonText />
            </div>
          ))}
        </Card>
        <Card as="div" part="lists-list" className="tf-lists-list">
          <ItemSkeleton />
        </Card>
      </div>
    </div>
  </Skeleton>
);
