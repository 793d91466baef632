import type { ContactDetails } from '../../domain';
import { useSettings } from '../../runtime/react/provider';
import { useAdapter } from '../../runtime/react/use-adapter';
import { type Read, useRead } from '../../runtime/react/use-read';
import { useSessionRuntime } from '../../runtime/react/use-session-runtime';
import { useMessages } from '../../runtime/react/use-messages';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { canCommit } from '../common/commit/commit.rules';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Heading, usePartLevel } from '../common/heading';
import { OfflineBanner } from '../common/offline-banner';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { fillSlot } from '../common/slots';
import { LoadFailed } from '../common/status-views';
import { contactUsContract } from './contact-us.contract';
import { contactUsMessages } from './contact-us.messages';
import { isReachable, canOpen } from './contact-us.rules';
import type { ContactUsEvents, ContactUsProps } from './contact-us.types';
import { ContactUsView } from './contact-us.view';
import { Loading } from './parts/contact-skeleton';
import { CallUs } from './parts/contact-channels';

function ContactUsBody({
  slots = {},
  emit,
  messages: overrides,
  topic,
}: ContactUsProps & WidgetTools<ContactUsEvents>) {
  const messages = useMessages(contactUsContract.name, contactUsMessages, overrides);
  const { m } = messages;
  const { sendMessage } = useAdapter();
  const { customerService, links } = useSettings();
  const level = usePartLevel(1);
  const { state } = useSessionRuntime();
  // Contact details are shown without sign-in, because a visitor who cannot sign in needs them most.
  const session = state.status === 'ready' ? state.session : null;
  const accountId = session?.accountId ?? null;
  const [read, refetch] = useContact(accountId, state.status !== 'loading');
  const phone = read.data?.phone ?? customerService?.phone ?? null;
  const canWrite = canCommit(sendMessage) && (read.data?.topics.length ?? 0) > 0;
  return (
    <div part="contact-page" className="tf-contact-page">
      {fillSlot(slots.header, <Heading className="tf-h1">{m.title}</Heading>)}
      <OfflineBanner />
      {(state.status === 'loading' || read.status === 'loading') && <Loading label={m.loading} />}
      {state.status !== 'loading' && read.status === 'failed' && (
        <>
          {phone !== null && <CallUs phone={phone} messages={messages} />}
          <LoadFailed title={m.failed} error={read.error} onRetry={refetch} />
        </>
      )}
      {state.status !== 'loading' &&
        read.status === 'ready' &&
        (isReachable({ ...read.data, phone }, canWrite) ? (
          <ContactUsView
            key={accountId}
            details={{ ...read.data, phone }}
            messages={messages}
            accountId={accountId}
            canWrite={canWrite}
            skipPhoneFormat={session?.settings.skipPhoneNumberValidationEnabled === true}
            topic={topic}
            overrides={overrides}
            pageOf={({ page }) => {
              const href = page !== null && canOpen(page, session) ? links.href({ to: page }) : null;
              return page === null || href === null ? null : { page, href };
            }}
            emit={emit}
          />
        ) : (
          <EmptyState level={level} title={m.empty.title} text={m.empty.text} />
        ))}
      {fillSlot(slots.footer)}
    </div>
  );
}

/** Reads the contact details for an account, or for a guest if `accountId` is null. */
function useContact(
  accountId: string | null,
  enabled: boolean,
): readonly [read: Read<ContactDetails>, refetch: () => void] {
  const adapter = useAdapter();
  const { locale } = useSettings();
  return useRead({
    method: 'contact.read',
    args: {},
    accountId,
    enabled,
    read: (options) =>
      adapter.contact?.read?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('contact.read'),
  });
}

/** Contact us: phone number, email and hours of customer service, links by topic, and a form that sends a message. */
export const ContactUs = /* @__PURE__ */ defineWidget<ContactUsProps, ContactUsEvents>(
  contactUsContract,
  ContactUsBody,
);
