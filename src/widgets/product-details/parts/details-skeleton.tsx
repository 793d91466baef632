import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Card } from '../../../ui/card/card';

/** The product to come, in its shape and place. */
export const DetailsSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-detail-page">
      <Card as="div" className="tf-detail">
        <div className="tf-detail-gallery">
          <SkeletonShape shape="block" />
        </div>
        <div className="tf-detail-main">
          <div className="tf-detail-header">
            <SkeletonText lines={3} />
          </div>
          <SkeletonShape shape="line" width="sm" className="tf-detail-price-skeleton" />
          <div className="tf-detail-buy">
            <div className="tf-detail-action">
              <SkeletonShape shape="control" />
              <SkeletonShape shape="control" className="tf-detail-coming" />
            </div>
          </div>
          <SkeletonText />
          <div className="tf-detail-facts">
            {Array.from({ length: 10 }, (_, at) => (
              <div key={at}>
                <SkeletonShape width="xs" />
                <SkeletonShape width="sm" />
              </div>
            ))}
          </div>
        </div>
      </Card>
    </div>
  </Skeleton>
);
