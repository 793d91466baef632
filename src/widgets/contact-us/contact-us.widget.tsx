import { useWords, type Words } from '../../runtime/react/use-words';
import { BoneLines, Skeleton } from '../../ui/bone/bone';
import { Sheet, SheetBody } from '../../ui/sheet/sheet';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Gated } from '../common/gate';
import { Heading } from '../common/heading';
import { LoadFailed, OfflineNote } from '../common/states';
import { useGate } from '../common/use-gate';
import { contactUsContract } from './contact-us.contract';
import { contactUsMessages } from './contact-us.messages';
import { useOrders } from './contact-us.reads';
import type { ContactUsEvents, ContactUsProps } from './contact-us.types';
import { ContactUsView } from './contact-us.view';

type Given = ContactUsProps & WidgetTools<ContactUsEvents>;

function ContactUsBody(props: Given) {
  const words = useWords(contactUsContract.name, contactUsMessages, props.messages);
  const { m } = words;
  const gate = useGate({ permission: 'ordering' });
  return (
    <Gated gate={gate} loading={<Loading label={m.loading} />} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ accountId }) => <OfAccount {...props} key={accountId} accountId={accountId} words={words} />}
    </Gated>
  );
}

type OfAccountProps = Given & { readonly accountId: string | null; readonly words: Words<typeof contactUsMessages> };

function OfAccount({ slots = {}, emit, accountId, words }: OfAccountProps) {
  const { m } = words;
  const [read, again] = useOrders(accountId);
  return (
    <div className="tf-contact-us-page">
      {slots.header ?? <Heading className="tf-h1">{m.title}</Heading>}
      <OfflineNote />
      {read.status === 'loading' && <Loading label={m.loading} />}
      {read.status === 'failed' && <LoadFailed title={m.failed} error={read.error} onTryAgain={again} />}
      {read.status === 'ready' && (
        <ContactUsView orders={read.data.items} words={words} empty={slots.empty} onOpen={(orderId) => emit('open', { orderId })} />
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

/** Contact us. */
export const ContactUs = /* @__PURE__ */ defineWidget<ContactUsProps, ContactUsEvents>(contactUsContract, ContactUsBody);
