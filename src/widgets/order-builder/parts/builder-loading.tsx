import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { Skeleton, SkeletonShape, SkeletonText } from '../../../ui/skeleton/skeleton';

/** The builder before it is known who orders. */
export const BuilderLoading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Card as="div">
      <CardBody>
        <SkeletonShape />
        <SkeletonText lines={6} />
      </CardBody>
    </Card>
  </Skeleton>
);
