import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';

/** Skeleton of the page. `headless` leaves out the header if it is already on the page. */
export const InvoicesSkeleton = ({
  label,
  headless = false,
}: {
  readonly label: string;
  readonly headless?: boolean;
}) => (
  <Skeleton label={label}>
    <div part="invoices-page" className="tf-invoices-page">
      {!headless && <SkeletonText />}
      <div className="tf-invoices-layout">
        <div className="tf-invoices-main">
          <Card as="div">
            <CardBody className="tf-stack" data-gap="3">
              <SkeletonShape width="md" />
              <SkeletonShape />
              <SkeletonShape width="lg" shape="second" />
            </CardBody>
          </Card>
          <Card as="div">
            <CardBody className="tf-stack" data-gap="4">
              <SkeletonShape shape="control" />
              {[0, 1, 2, 3, 4].map((row) => (
                <SkeletonText key={row} />
              ))}
            </CardBody>
          </Card>
        </div>
        <Card as="div" className="tf-invoices-aside">
          <CardBody className="tf-stack" data-gap="4">
            <SkeletonShape width="sm" />
            <SkeletonText lines={3} />
            <SkeletonShape shape="control" />
          </CardBody>
        </Card>
      </div>
    </div>
  </Skeleton>
);
