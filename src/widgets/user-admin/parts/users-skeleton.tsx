import { Bone, Skeleton } from '../../../ui/skeleton/skeleton';
import { Sheet } from '../../../ui/card/card';

/** Bones in the place of the users. */
export const UsersSkeleton = ({ label, count }: { readonly label: string; readonly count: number }) => (
  <Skeleton label={label}>
    <Sheet as="div">
      <div className="tf-users-bones">
        {Array.from({ length: count }, (_, at) => (
          <div key={at}>
            <Bone width="md" />
            <Bone width="sm" />
          </div>
        ))}
      </div>
    </Sheet>
  </Skeleton>
);
