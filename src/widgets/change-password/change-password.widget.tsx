import { useWords, type Words } from '../../runtime/react/use-words';
import { BoneLines, Skeleton } from '../../ui/bone/bone';
import { Sheet, SheetBody } from '../../ui/sheet/sheet';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Gated } from '../common/gate';
import { Heading } from '../common/heading';
import { LoadFailed, OfflineNote } from '../common/states';
import { useGate } from '../common/use-gate';
import { changePasswordContract } from './change-password.contract';
import { changePasswordMessages } from './change-password.messages';
import { useOrders } from './change-password.reads';
import type { ChangePasswordEvents, ChangePasswordProps } from './change-password.types';
import { ChangePasswordView } from './change-password.view';

type Given = ChangePasswordProps & WidgetTools<ChangePasswordEvents>;

function ChangePasswordBody(props: Given) {
  const words = useWords(changePasswordContract.name, changePasswordMessages, props.messages);
  const { m } = words;
  const gate = useGate({ permission: 'ordering' });
  return (
    <Gated gate={gate} loading={<Loading label={m.loading} />} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ accountId }) => <OfAccount {...props} key={accountId} accountId={accountId} words={words} />}
    </Gated>
  );
}

type OfAccountProps = Given & { readonly accountId: string | null; readonly words: Words<typeof changePasswordMessages> };

function OfAccount({ slots = {}, emit, accountId, words }: OfAccountProps) {
  const { m } = words;
  const [read, again] = useOrders(accountId);
  return (
    <div className="tf-change-password-page">
      {slots.header ?? <Heading className="tf-h1">{m.title}</Heading>}
      <OfflineNote />
      {read.status === 'loading' && <Loading label={m.loading} />}
      {read.status === 'failed' && <LoadFailed title={m.failed} error={read.error} onTryAgain={again} />}
      {read.status === 'ready' && (
        <ChangePasswordView orders={read.data.items} words={words} empty={slots.empty} onOpen={(orderId) => emit('open', { orderId })} />
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

/** Change password. */
export const ChangePassword = /* @__PURE__ */ defineWidget<ChangePasswordProps, ChangePasswordEvents>(changePasswordContract, ChangePasswordBody);
