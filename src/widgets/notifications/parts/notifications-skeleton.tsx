import { Bone, BoneLines, Skeleton } from '../../../ui/bone/bone';
import { Sheet, SheetList } from '../../../ui/sheet/sheet';

/** The shape of the notifications to come: as many as a phone shows at most. */
export const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Sheet as="div">
      <p className="tf-micro tf-notices-days">
        <Bone shape="second" width="xs" />
      </p>
      <SheetList>
        {Array.from({ length: 10 }, (_, at) => (
          <li key={at} className="tf-notices-row">
            <Bone className="tf-notices-bone" />
            <BoneLines lines={3} />
          </li>
        ))}
      </SheetList>
    </Sheet>
  </Skeleton>
);
