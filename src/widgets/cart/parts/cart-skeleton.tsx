import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Card } from '../../../ui/card/card-container';

interface CartSkeletonProps {
  readonly label: string;
  /** Last known number of lines, so that the content below does not move. */
  readonly lines?: number;
}

/** Skeleton of the cart: its lines and a summary card. */
export const CartSkeleton = ({ label, lines = 4 }: CartSkeletonProps) => (
  <Skeleton label={label}>
    <div part="cart-page" className="tf-cart-page">
      <div part="cart-header" className="tf-cart-header">
        <span className="tf-grow tf-cart-skeleton-header">
          <SkeletonText />
        </span>
      </div>
      <div className="tf-cart-layout">
        <Card as="div" part="cart-lines" className="tf-cart-lines">
          <div part="cart-bar" className="tf-cart-bar" />
          {Array.from({ length: lines }, (_, at) => (
            <div className="tf-cart-skeleton" key={at}>
              <SkeletonShape shape="well" />
              <SkeletonText />
              <SkeletonShape shape="control" width="sm" />
            </div>
          ))}
        </Card>
        <Card as="div" part="cart-summary" className="tf-cart-summary tf-cart-skeleton-summary">
          <SkeletonText lines={4} />
          <SkeletonShape shape="control" />
        </Card>
      </div>
    </div>
  </Skeleton>
);
