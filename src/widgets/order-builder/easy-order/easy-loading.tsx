import { BoneLines, Skeleton } from '../../../ui/skeleton/skeleton';
import { Sheet, SheetBody } from '../../../ui/card/card';

/** In the place of a proposed order while it, or what shows it, is on its way. */
export const EasyLoading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Sheet as="div">
      <SheetBody>
        <BoneLines lines={8} />
      </SheetBody>
    </Sheet>
  </Skeleton>
);
