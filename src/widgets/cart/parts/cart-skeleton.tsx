import { Bone, BoneLines, Skeleton } from '../../../ui/skeleton/skeleton';
import { Sheet } from '../../../ui/card/card';

interface CartSkeletonProps {
  readonly label: string;
  /** How many lines the cart had last, so that what stands below it stays where it is. */
  readonly lines?: number;
}

/** The shape of a cart to come: its lines and a docket. */
export const CartSkeleton = ({ label, lines = 4 }: CartSkeletonProps) => (
  <Skeleton label={label}>
    <div className="tf-cart-page">
      <div className="tf-cart-head">
        <span className="tf-grow tf-cart-bone-head">
          <BoneLines />
        </span>
      </div>
      <div className="tf-cart-layout">
        <Sheet as="div" className="tf-cart-lines">
          <div className="tf-cart-bar" />
          {Array.from({ length: lines }, (_, at) => (
            <div className="tf-cart-bone" key={at}>
              <Bone shape="well" />
              <BoneLines />
              <Bone shape="control" width="sm" />
            </div>
          ))}
        </Sheet>
        <Sheet as="div" className="tf-cart-docket tf-cart-bone-docket">
          <BoneLines lines={4} />
          <Bone shape="control" />
        </Sheet>
      </div>
    </div>
  </Skeleton>
);
