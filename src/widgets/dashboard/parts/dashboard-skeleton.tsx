import { Bone, BoneLines, Skeleton } from '../../../ui/skeleton/skeleton';
import { Sheet, SheetBody } from '../../../ui/card/card';
import { DocketBones } from './next-delivery-card';

/** The shape of the day, before it is known who is here. */
export const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-dashboard-page">
      <DocketBones />
      <div className="tf-dashboard-columns" data-beside>
        {[3, 5].map((lines) => (
          <Sheet as="div" key={lines}>
            <SheetBody className="tf-stack" data-gap="4">
              <Bone width="sm" />
              <BoneLines lines={lines} />
            </SheetBody>
          </Sheet>
        ))}
      </div>
    </div>
  </Skeleton>
);
