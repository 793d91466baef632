import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Card, CardList } from '../../../ui/card/card';

/** The shape of the notifications to come: as many as a phone shows at most. */
export const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Card as="div">
      <p className="tf-micro tf-notifications-days">
        <SkeletonShape shape="second" width="xs" />
      </p>
      <CardList>
        {Array.from({ length: 10 }, (_, at) => (
          <li key={at} className="tf-notifications-row">
            <SkeletonShape className="tf-notifications-skeleton" />
            <SkeletonText lines={3} />
          </li>
        ))}
      </CardList>
    </Card>
  </Skeleton>
);
