import { BoneLines, Skeleton } from '../../../ui/bone/bone';
import { Sheet, SheetList } from '../../../ui/sheet/sheet';

/** The shape of the notifications to come. */
export const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Sheet as="div">
      <SheetList>
        {[0, 1, 2, 3, 4].map((at) => (
          <li key={at}>
            <BoneLines lines={2} />
          </li>
        ))}
      </SheetList>
    </Sheet>
  </Skeleton>
);
