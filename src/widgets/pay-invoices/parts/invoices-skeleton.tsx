import { Bone, BoneLines, Skeleton } from '../../../ui/skeleton/skeleton';
import { Sheet, SheetBody } from '../../../ui/card/card';

/** The page to come, in its shape. `headless` where its head stands already. */
export const InvoicesSkeleton = ({ label, headless = false }: { readonly label: string; readonly headless?: boolean }) => (
  <Skeleton label={label}>
    <div className="tf-invoices-page">
      {!headless && <BoneLines />}
      <div className="tf-invoices-layout">
        <div className="tf-invoices-main">
          <Sheet as="div">
            <SheetBody className="tf-stack" data-gap="3">
              <Bone width="md" />
              <Bone />
              <Bone width="lg" shape="second" />
            </SheetBody>
          </Sheet>
          <Sheet as="div">
            <SheetBody className="tf-stack" data-gap="4">
              <Bone shape="control" />
              {[0, 1, 2, 3, 4].map((row) => (
                <BoneLines key={row} />
              ))}
            </SheetBody>
          </Sheet>
        </div>
        <Sheet as="div" className="tf-invoices-aside">
          <SheetBody className="tf-stack" data-gap="4">
            <Bone width="sm" />
            <BoneLines lines={3} />
            <Bone shape="control" />
          </SheetBody>
        </Sheet>
      </div>
    </div>
  </Skeleton>
);
