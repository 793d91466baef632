import { Bone, BoneLines, Skeleton } from '../../../ui/skeleton/skeleton';
import { Sheet } from '../../../ui/card/card';

/** Products to come. */
export const ItemBones = () => (
  <>
    {Array.from({ length: 5 }, (_, at) => (
      <div className="tf-lists-bone" key={at}>
        <Bone shape="well" />
        <BoneLines />
        <Bone shape="control" width="sm" />
      </div>
    ))}
  </>
);

/** The lists to come, and the one that opens. */
export const ListsSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-lists-page">
      <Bone width="sm" className="tf-lists-bone-title" />
      <div className="tf-lists-layout">
        <Sheet as="div" className="tf-lists-pane">
          {Array.from({ length: 4 }, (_, at) => (
            <div className="tf-lists-bone" key={at}>
              <BoneLines />
            </div>
          ))}
        </Sheet>
        <Sheet as="div" className="tf-lists-list">
          <ItemBones />
        </Sheet>
      </div>
    </div>
  </Skeleton>
);
