import type { ReactNode } from 'react';
import { SkeletonShape, Skeleton } from '../../../ui/skeleton/skeleton';
import { Card, CardBody } from '../../../ui/card/card';
import { Heading } from '../../common/heading';

/** Bones in the place of the form and of what stands beside it. */
export const ProfileSkeletonBody = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-profile-layout">
      <Card as="div">
        <CardBody className="tf-profile-skeleton">
          {Array.from({ length: 6 }, (_, at) => (
            <SkeletonShape key={at} width={at % 2 === 0 ? 'md' : 'lg'} />
          ))}
        </CardBody>
      </Card>
      <Card as="div">
        <CardBody className="tf-profile-skeleton">
          <SkeletonShape width="md" />
          <SkeletonShape width="sm" />
        </CardBody>
      </Card>
    </div>
  </Skeleton>
);

/** The page while nobody knows yet who is here. */
export const ProfileSkeleton = ({ title, label }: { readonly title: ReactNode; readonly label: string }) => (
  <div className="tf-profile-page">
    {typeof title === 'string' ? <Heading className="tf-h1">{title}</Heading> : title}
    <ProfileSkeletonBody label={label} />
  </div>
);
