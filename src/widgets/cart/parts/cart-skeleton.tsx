import { Bone, BoneLines, Skeleton } from '../../../ui/bone/bone';
import { Sheet } from '../../../ui/sheet/sheet';

/** The shape of a cart to come: four lines and a docket. */
export const CartSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-cart-layout">
      <Sheet as="div" className="tf-cart-lines">
        {[0, 1, 2, 3].map((at) => (
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
  </Skeleton>
);
