import { Bone, BoneLines, Skeleton } from '../../../ui/skeleton/skeleton';
import { Sheet, SheetBody } from '../../../ui/card/card';

const CARDS = [0, 1, 2, 3, 4, 5];

/** Points and rewards to come, as large as they will be. */
export const RewardsSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-rewards-page">
      <Sheet as="div">
        <SheetBody>
          <BoneLines lines={2} />
        </SheetBody>
      </Sheet>
      <div className="tf-rewards-list">
        {CARDS.map((card) => (
          <Sheet as="div" key={card} className="tf-reward">
            <Bone shape="block" />
            <SheetBody>
              <BoneLines lines={3} />
            </SheetBody>
          </Sheet>
        ))}
      </div>
    </div>
  </Skeleton>
);
