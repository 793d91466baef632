import { Bone, BoneLines, Skeleton } from '../../../ui/skeleton/skeleton';
import { Sheet, SheetBody } from '../../../ui/card/card';

const CARDS = [0, 1, 2, 3];

/** Promotions to come, as large as they will be. */
export const PromotionsSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-promotions-list">
      {CARDS.map((card) => (
        <Sheet as="div" key={card}>
          <SheetBody className="tf-promotion">
            <div className="tf-promotion-head">
              <Bone shape="well" />
              <BoneLines lines={3} />
            </div>
            <Bone shape="control" />
          </SheetBody>
        </Sheet>
      ))}
    </div>
  </Skeleton>
);
