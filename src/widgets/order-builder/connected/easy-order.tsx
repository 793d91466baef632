import { useMessages } from '../../../runtime/react/use-messages';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Button } from '../../../ui/button/button';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { Skeleton, SkeletonText } from '../../../ui/skeleton/skeleton';
import { LoadFailed } from '../../common/status-views';
import { usePartLevel } from '../../common/heading';
import type { BuilderContentProps } from '../builder-content';
import { orderBuilderLazyMessages } from '../order-builder.lazy.messages';
import { Proposal } from './proposal';
import { useProposal } from '../use-easy-order';

export interface EasyOrderProps extends BuilderContentProps {
  readonly onBuild: () => void;
}

/** Easy Order: the order proposed for the next delivery, which the buyer accepts, changes, or rejects with a reason. */
export function EasyOrder(props: EasyOrderProps) {
  const { accountId, overrides, onBuild } = props;
  const messages = useMessages('order-builder', orderBuilderLazyMessages, overrides);
  const { m } = messages;
  const level = usePartLevel(1);
  const [read, refetch] = useProposal(accountId);
  switch (read.status) {
    case 'loading':
      return <EasyOrderSkeleton label={m.easy.loading} />;
    case 'failed':
      return <LoadFailed title={m.easy.failed} error={read.error} onRetry={refetch} />;
    case 'ready':
      return read.data === null ? (
        <Card as="div">
          <EmptyState
            level={level}
            glyph="clock"
            title={m.easy.none.title}
            text={m.easy.none.text}
            actions={<Button onClick={onBuild}>{m.easy.none.action}</Button>}
          />
        </Card>
      ) : (
        <Proposal {...props} key={read.data.id} easyOrder={read.data} refetch={refetch} lazyMessages={messages} />
      );
    default:
      return read satisfies never;
  }
}

/** Placeholder while the proposed order or its code loads. */
const EasyOrderSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Card as="div">
      <CardBody>
        <SkeletonText lines={8} />
      </CardBody>
    </Card>
  </Skeleton>
);
