import { Bone, Skeleton } from '../../../ui/skeleton/skeleton';
import { Sheet, SheetBody } from '../../../ui/card/card';

/** The shape of checkout to come: three parts and a docket. */
export const CheckoutSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-checkout-layout">
      <div className="tf-stack" data-gap="4">
        {[0, 1, 2].map((at) => (
          <Sheet as="div" key={at}>
            <SheetBody className="tf-stack">
              <Bone width="sm" />
              <Bone shape="block" />
            </SheetBody>
          </Sheet>
        ))}
      </div>
      <Sheet as="div" className="tf-checkout-docket">
        <SheetBody className="tf-stack">
          <Bone shape="block" />
          <Bone shape="control" />
        </SheetBody>
      </Sheet>
    </div>
  </Skeleton>
);
