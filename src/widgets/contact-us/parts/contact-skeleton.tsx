import { Bone, BoneLines, Skeleton } from '../../../ui/skeleton/skeleton';
import { Sheet, SheetBody } from '../../../ui/card/card';

/** The shape of what is to come: the ways to reach us, and the form. */
export const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-contact" data-form>
      <Sheet as="div" className="tf-contact-reach">
        <SheetBody>
          <BoneLines lines={5} />
        </SheetBody>
      </Sheet>
      <FormBones />
    </div>
  </Skeleton>
);

/** The shape of the form. */
export const FormBones = () => (
  <Sheet as="div" className="tf-contact-write">
    <SheetBody className="tf-stack" data-gap="4">
      <BoneLines lines={1} />
      <Bone shape="control" />
      <Bone shape="control" />
      <Bone shape="block" />
      <Bone shape="control" />
      <Bone shape="control" />
    </SheetBody>
  </Sheet>
);
