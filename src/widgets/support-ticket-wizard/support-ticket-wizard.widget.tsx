import { useMemo } from 'react';
import type { CaseSubject } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import type { Session } from '../../runtime/session/session.types';
import { SkeletonShape, SkeletonText, Skeleton } from '../../ui/skeleton/skeleton';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { Heading } from '../common/heading';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import { LoadFailed } from '../common/status-views';
import { useAccess } from '../common/use-access';
import { supportTicketWizardContract } from './support-ticket-wizard.contract';
import { supportTicketWizardMessages } from './support-ticket-wizard.messages';
import type {
  SupportTicketWizardEvents,
  SupportTicketWizardProps,
  WizardMessages,
} from './support-ticket-wizard.types';
import { SupportTicketWizardView } from './support-ticket-wizard.view';

type Given = SupportTicketWizardProps & WidgetTools<SupportTicketWizardEvents>;

function WizardBody(props: Given) {
  const messages = useMessages(supportTicketWizardContract.name, supportTicketWizardMessages, props.messages);
  const { m } = messages;
  const gate = useAccess({ permission: 'service' });
  return (
    <AccessBoundary gate={gate} loading={<Loading label={m.loading} />} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ session, accountId }) => (
        <OfAccount
          {...props}
          overrides={props.messages}
          key={accountId}
          accountId={accountId}
          session={session}
          messages={messages}
        />
      )}
    </AccessBoundary>
  );
}

type OfAccountProps = Omit<Given, 'messages'> & {
  readonly accountId: string | null;
  readonly session: Session;
  readonly messages: WizardMessages;
  readonly overrides: Given['messages'];
};

function OfAccount({
  slots = {},
  emit,
  accountId,
  session,
  messages,
  overrides,
  orderId,
  lineId,
  invoiceId,
}: OfAccountProps) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const { m } = messages;
  const args = { accountId, locale: locale.tag };
  const [read, refetch] = useRead({
    method: 'support.options',
    args: {},
    accountId,
    read: (options) => adapter.support?.options?.(args, options) ?? rejectMissingMethod('support.options'),
  });
  // If the assets cannot be listed, the buyer types the equipment; the wizard does not wait for the list.
  const [assets] = useRead({
    method: 'support.assets',
    args: {},
    accountId,
    enabled: adapter.support?.assets !== undefined,
    read: (options) => adapter.support?.assets?.(args, options) ?? rejectMissingMethod('support.assets'),
  });
  const about = useMemo((): CaseSubject | null => {
    if (orderId !== undefined) return { kind: 'order', orderId, lineId: lineId ?? null };
    return invoiceId === undefined ? null : { kind: 'invoice', invoiceId };
  }, [orderId, lineId, invoiceId]);
  return (
    <div part="wizard-page" className="tf-wizard-page">
      {fillSlot(slots.header, <Heading className="tf-h1">{m.title}</Heading>)}
      <OfflineBanner />
      {read.status === 'loading' && <Loading label={m.loading} />}
      {read.status === 'failed' && <LoadFailed title={m.failed} error={read.error} onRetry={refetch} />}
      {read.status === 'ready' && (
        <SupportTicketWizardView
          options={read.data}
          assets={assets.status === 'ready' ? assets.data : []}
          accountId={accountId}
          about={about}
          skipFormat={session.settings.skipPhoneNumberValidationEnabled}
          messages={messages}
          overrides={overrides}
          emit={emit}
        />
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}

const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Card as="div">
      <CardBody className="tf-stack" data-gap="4">
        <SkeletonText lines={2} />
        <SkeletonShape shape="block" />
        <SkeletonShape shape="control" width="md" />
      </CardBody>
    </Card>
  </Skeleton>
);

/** Support ticket wizard: subject, problem, times for a visit, and contacts. */
export const SupportTicketWizard = /* @__PURE__ */ defineWidget<SupportTicketWizardProps, SupportTicketWizardEvents>(
  supportTicketWizardContract,
  WizardBody,
);
