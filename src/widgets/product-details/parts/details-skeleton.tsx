import { Bone, BoneLines, Skeleton } from '../../../ui/skeleton/skeleton';
import { Sheet } from '../../../ui/card/card';

/** The product to come, in its shape and place. */
export const DetailsSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-detail-page">
      <Sheet as="div" className="tf-detail">
        <div className="tf-detail-gallery">
          <Bone shape="block" />
        </div>
        <div className="tf-detail-main">
          <div className="tf-detail-head">
            <BoneLines lines={3} />
          </div>
          <Bone shape="line" width="sm" className="tf-detail-price-bone" />
          <div className="tf-detail-buy">
            <div className="tf-detail-act">
              <Bone shape="control" />
            </div>
          </div>
          <BoneLines />
          <div className="tf-detail-facts">
            {Array.from({ length: 10 }, (_, at) => (
              <div key={at}>
                <Bone width="xs" />
                <Bone width="sm" />
              </div>
            ))}
          </div>
        </div>
      </Sheet>
    </div>
  </Skeleton>
);
