import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';

/** Skeleton of the contact details and the form. */
export const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-contact" data-form>
      <Card as="div" part="contact-reach" className="tf-contact-reach">
        <CardBody>
          <SkeletonText lines={5} />
        </CardBody>
      </Card>
      <FormSkeleton />
    </div>
  </Skeleton>
);

/** Skeleton of the form. */
export const FormSkeleton = () => (
  <Card as="div" part="contact-write" className="tf-contact-write">
    <CardBody className="tf-stack" data-gap="4">
      <SkeletonText lines={1} />
      <SkeletonShape shape="control" />
      <SkeletonShape shape="control" />
      <SkeletonShape shape="block" />
      <SkeletonShape shape="control" />
      <SkeletonShape shape="control" />
    </CardBody>
  </Card>
);
