import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { SummaryCard, SummaryCardSection } from '../../../ui/summary-card/summary-card';
import { Card, CardBody, CardList } from '../../../ui/card/card';

/** The shape of the wallet to come: a few rows, and the docket beside them. */
export const WalletSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-wallet-layout">
      <Card as="div">
        <CardBody>
          <SkeletonShape width="sm" />
        </CardBody>
        <CardList>
          {[0, 1, 2].map((at) => (
            <li key={at}>
              <SkeletonText lines={2} />
            </li>
          ))}
        </CardList>
      </Card>
      <SummaryCard>
        <SummaryCardSection className="tf-stack" data-gap="4">
          <SkeletonText lines={3} />
          <SkeletonShape shape="control" />
        </SummaryCardSection>
      </SummaryCard>
    </div>
  </Skeleton>
);
