import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Card, CardBody } from '../../../ui/card/card';

const CARDS = [0, 1, 2, 3];

/** Promotions to come, as large as they will be. */
export const PromotionsSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-promotions-list">
      {CARDS.map((card) => (
        <Card as="div" key={card}>
          <CardBody className="tf-promotion">
            <div className="tf-promotion-header">
              <SkeletonShape shape="well" />
              <SkeletonText lines={3} />
            </div>
            <SkeletonShape shape="control" />
          </CardBody>
        </Card>
      ))}
    </div>
  </Skeleton>
);
