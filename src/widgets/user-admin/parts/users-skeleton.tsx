import { SkeletonShape, Skeleton } from '../../../ui/skeleton/skeleton';
import { Card } from '../../../ui/card/card-container';

/** Skeleton of the users. */
export const UsersSkeleton = ({ label, count }: { readonly label: string; readonly count: number }) => (
  <Skeleton label={label}>
    <Card as="div">
      <div className="tf-users-skeleton">
        {Array.from({ length: count }, (_, at) => (
          <div key={at}>
            <SkeletonShape width="md" />
            <SkeletonShape width="sm" />
          </div>
        ))}
      </div>
    </Card>
  </Skeleton>
);
