import { Bone, BoneLines, Skeleton } from '../../../ui/skeleton/skeleton';
import { Docket, DocketPart } from '../../../ui/summary-card/summary-card';
import { Sheet, SheetBody, SheetList } from '../../../ui/card/card';

/** The shape of the wallet to come: a few rows, and the docket beside them. */
export const WalletSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-wallet-layout">
      <Sheet as="div">
        <SheetBody>
          <Bone width="sm" />
        </SheetBody>
        <SheetList>
          {[0, 1, 2].map((at) => (
            <li key={at}>
              <BoneLines lines={2} />
            </li>
          ))}
        </SheetList>
      </Sheet>
      <Docket>
        <DocketPart className="tf-stack" data-gap="4">
          <BoneLines lines={3} />
          <Bone shape="control" />
        </DocketPart>
      </Docket>
    </div>
  </Skeleton>
);
