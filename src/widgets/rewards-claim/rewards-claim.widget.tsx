import { useWords, type Words } from '../../runtime/react/use-words';
import { BoneLines, Skeleton } from '../../ui/bone/bone';
import { Sheet, SheetBody } from '../../ui/sheet/sheet';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Gated } from '../common/gate';
import { Heading } from '../common/heading';
import { LoadFailed, OfflineNote } from '../common/states';
import { useGate } from '../common/use-gate';
import { rewardsClaimContract } from './rewards-claim.contract';
import { rewardsClaimMessages } from './rewards-claim.messages';
import { useOrders } from './rewards-claim.reads';
import type { RewardsClaimEvents, RewardsClaimProps } from './rewards-claim.types';
import { RewardsClaimView } from './rewards-claim.view';

type Given = RewardsClaimProps & WidgetTools<RewardsClaimEvents>;

function RewardsClaimBody(props: Given) {
  const words = useWords(rewardsClaimContract.name, rewardsClaimMessages, props.messages);
  const { m } = words;
  const gate = useGate({ permission: 'ordering' });
  return (
    <Gated gate={gate} loading={<Loading label={m.loading} />} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ accountId }) => <OfAccount {...props} key={accountId} accountId={accountId} words={words} />}
    </Gated>
  );
}

type OfAccountProps = Given & { readonly accountId: string | null; readonly words: Words<typeof rewardsClaimMessages> };

function OfAccount({ slots = {}, emit, accountId, words }: OfAccountProps) {
  const { m } = words;
  const [read, again] = useOrders(accountId);
  return (
    <div className="tf-rewards-claim-page">
      {slots.header ?? <Heading className="tf-h1">{m.title}</Heading>}
      <OfflineNote />
      {read.status === 'loading' && <Loading label={m.loading} />}
      {read.status === 'failed' && <LoadFailed title={m.failed} error={read.error} onTryAgain={again} />}
      {read.status === 'ready' && (
        <RewardsClaimView orders={read.data.items} words={words} empty={slots.empty} onOpen={(orderId) => emit('open', { orderId })} />
      )}
      {slots.footer}
    </div>
  );
}

const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Sheet as="div">
      <SheetBody>
        <BoneLines lines={3} />
      </SheetBody>
    </Sheet>
  </Skeleton>
);

/** Rewards claim. */
export const RewardsClaim = /* @__PURE__ */ defineWidget<RewardsClaimProps, RewardsClaimEvents>(rewardsClaimContract, RewardsClaimBody);
