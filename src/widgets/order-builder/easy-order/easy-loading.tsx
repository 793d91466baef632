import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Card, CardBody } from '../../../ui/card/card';

/** In the place of a proposed order while it, or what shows it, is on its way. */
export const EasyLoading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Card as="div">
      <CardBody>
        <SkeletonText lines={8} />
      </CardBody>
    </Card>
  </Skeleton>
);
