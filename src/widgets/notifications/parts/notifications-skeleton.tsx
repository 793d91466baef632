import { Bone, BoneLines, Skeleton } from '../../../ui/skeleton/skeleton';
import { Sheet, SheetList } from '../../../ui/card/card';

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
