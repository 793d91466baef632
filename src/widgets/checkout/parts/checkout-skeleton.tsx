import { Bone, BoneLines, Skeleton } from '../../../ui/bone/bone';
import { Sheet, SheetBody } from '../../../ui/sheet/sheet';

/** The shape of checkout to come: three parts and a docket. */
export const CheckoutSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-checkout-layout">
      <div className="tf-stack" data-gap="4">
        {[0, 1, 2].map((at) => (
          <Sheet as="div" key={at}>
            <SheetBody className="tf-stack" data-gap="4">
              <BoneLines />
              <Bone shape="block" />
              <Bone shape="control" />
            </SheetBody>
          </Sheet>
        ))}
      </div>
      <Sheet as="div" className="tf-checkout-docket">
        <SheetBody className="tf-stack" data-gap="4">
          <BoneLines lines={4} />
          <Bone shape="control" />
        </SheetBody>
      </Sheet>
    </div>
  </Skeleton>
);
