import type { ReactNode } from 'react';
import { Bone, Skeleton } from '../../../ui/skeleton/skeleton';
import { Sheet, SheetBody } from '../../../ui/card/card';
import { Heading } from '../../common/heading';

/** Bones in the place of the form and of what stands beside it. */
export const ProfileBones = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-profile-layout">
      <Sheet as="div">
        <SheetBody className="tf-profile-bones">
          {Array.from({ length: 6 }, (_, at) => (
            <Bone key={at} width={at % 2 === 0 ? 'md' : 'lg'} />
          ))}
        </SheetBody>
      </Sheet>
      <Sheet as="div">
        <SheetBody className="tf-profile-bones">
          <Bone width="md" />
          <Bone width="sm" />
        </SheetBody>
      </Sheet>
    </div>
  </Skeleton>
);

/** The page while nobody knows yet who is here. */
export const ProfileSkeleton = ({ title, label }: { readonly title: ReactNode; readonly label: string }) => (
  <div className="tf-profile-page">
    {typeof title === 'string' ? <Heading className="tf-h1">{title}</Heading> : title}
    <ProfileBones label={label} />
  </div>
);
