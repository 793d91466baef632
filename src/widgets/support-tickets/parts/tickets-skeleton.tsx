import { BoneLines, Skeleton } from '../../../ui/skeleton/skeleton';
import { Sheet, SheetList } from '../../../ui/card/card';

/** The shape of the tickets to come. */
export const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Sheet as="div">
      <SheetList>
        {[0, 1, 2].map((at) => (
          <li key={at}>
            <BoneLines lines={2} />
          </li>
        ))}
      </SheetList>
    </Sheet>
  </Skeleton>
);
