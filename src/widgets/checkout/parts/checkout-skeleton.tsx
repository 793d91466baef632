import { SkeletonShape, Skeleton } from '../../../ui/skeleton/skeleton';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';

/** Skeleton of the checkout: three sections and a summary card. */
export const CheckoutSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-checkout-layout">
      <div className="tf-stack" data-gap="4">
        {[0, 1, 2].map((at) => (
          <Card as="div" key={at}>
            <CardBody className="tf-stack">
              <SkeletonShape width="sm" />
              <SkeletonShape shape="block" />
            </CardBody>
          </Card>
        ))}
      </div>
      <Card as="div" part="checkout-summary" className="tf-checkout-summary">
        <CardBody className="tf-stack">
          <SkeletonShape shape="block" />
          <SkeletonShape shape="control" />
        </CardBody>
      </Card>
    </div>
  </Skeleton>
);
