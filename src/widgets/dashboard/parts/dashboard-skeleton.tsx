import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Card, CardBody } from '../../../ui/card/card';
import { SummarySkeleton } from './next-delivery-card';

/** The shape of the day, before it is known who is here. */
export const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-dashboard-page">
      <SummarySkeleton />
      <div className="tf-dashboard-columns" data-with-aside>
        {[3, 5].map((lines) => (
          <Card as="div" key={lines}>
            <CardBody className="tf-stack" data-gap="4">
              <SkeletonShape width="sm" />
              <SkeletonText lines={lines} />
            </CardBody>
          </Card>
        ))}
      </div>
    </div>
  </Skeleton>
);
