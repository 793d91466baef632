import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Card, CardBody } from '../../../ui/card/card';

const CARDS = [0, 1, 2, 3, 4, 5];

/** Points and rewards to come, as large as they will be. */
export const RewardsSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-rewards-page">
      <Card as="div">
        <CardBody>
          <SkeletonText lines={2} />
        </CardBody>
      </Card>
      <div className="tf-rewards-list">
        {CARDS.map((card) => (
          <Card as="div" key={card} className="tf-reward">
            <SkeletonShape shape="block" />
            <CardBody>
              <SkeletonText lines={3} />
            </CardBody>
          </Card>
        ))}
      </div>
    </div>
  </Skeleton>
);
