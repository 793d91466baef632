import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Card, CardList } from '../../../ui/card/card';

/** The shape of the tickets to come. */
export const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Card as="div">
      <CardList>
        {[0, 1, 2].map((at) => (
          <li key={at}>
            <SkeletonText lines={2} />
          </li>
        ))}
      </CardList>
    </Card>
  </Skeleton>
);
