import type { PaymentFields } from '../../runtime/payment/payment-fields.types';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useMessages } from '../../runtime/react/use-messages';
import { type Read, useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import type { Autopay, WalletMethod } from '../../domain';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { canCommit } from '../common/commit/commit.rules';
import { Heading } from '../common/heading';
import { NoAccount } from '../common/no-account';
import { OfflineBanner } from '../common/offline-banner';
import { LoadFailed } from '../common/status-views';
import { useAccess } from '../common/use-access';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { fillSlot } from '../common/slots';
import { WalletSkeleton, WalletView } from './wallet.view';
import { useWalletActions } from './use-wallet-actions';
import { walletContract } from './wallet.contract';
import { walletMessages } from './wallet.messages';
import type { WalletEvents, WalletMessages, WalletProps } from './wallet.types';

type Given = WalletProps & WidgetTools<WalletEvents>;

function WalletBody(props: Given) {
  const messages = useMessages(walletContract.name, walletMessages, props.messages);
  const { m } = messages;
  const adapter = useAdapter();
  const gate = useAccess({ permission: 'finance' });
  return (
    <AccessBoundary
      gate={gate}
      loading={<WalletSkeleton label={m.loading} />}
      failedTitle={m.failed}
      deniedTitle={m.denied}
    >
      {({ accountId }) =>
        accountId === null && adapter.accounts !== undefined ? (
          <NoAccount />
        ) : (
          <OfAccount {...props} overrides={props.messages} key={accountId} accountId={accountId} messages={messages} />
        )
      }
    </AccessBoundary>
  );
}

type OfAccountProps = Omit<Given, 'messages'> & {
  readonly overrides: Given['messages'];
  readonly accountId: string | null;
  readonly messages: WalletMessages;
};

function OfAccount({ slots = {}, emit, accountId, messages, overrides, paymentFields, paymentReturn }: OfAccountProps) {
  const adapter = useAdapter();
  const { m } = messages;
  const [read, refetch] = useWalletMethods(accountId);
  const autopay = useAutopay(accountId);
  const actions = useWalletActions(accountId);
  return (
    <div part="wallet-page" className="tf-wallet-page">
      {fillSlot(slots.header, <Heading className="tf-h1">{m.title}</Heading>)}
      <OfflineBanner />
      {read.status === 'loading' && <WalletSkeleton label={m.loading} />}
      {read.status === 'failed' && <LoadFailed title={m.failed} error={read.error} onRetry={refetch} />}
      {read.status === 'ready' && (
        <WalletView
          methods={read.data}
          refetch={refetch}
          accountId={accountId}
          messages={messages}
          overrides={overrides}
          actions={actions}
          autopay={autopay}
          canSetAutopay={canCommit(adapter.setAutopay)}
          fields={canCommit(adapter.addPaymentMethod) ? usableFields(paymentFields) : null}
          paymentReturn={paymentReturn}
          empty={slots.empty}
          emit={emit}
        />
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}

/** Fields that support no kind of method count as absent. */
const usableFields = (fields: PaymentFields | undefined): PaymentFields | null =>
  fields !== undefined && fields.kinds.length > 0 && (fields.mount !== undefined || fields.redirect !== undefined)
    ? fields
    : null;

/** Wallet: payment methods and autopay of an account. Only a payment provider handles card and account numbers. */
export const Wallet = /* @__PURE__ */ defineWidget<WalletProps, WalletEvents>(walletContract, WalletBody);

/** Stored payment methods, and their refetch function. */
function useWalletMethods(
  accountId: string | null,
): readonly [read: Read<readonly WalletMethod[]>, refetch: () => void] {
  const adapter = useAdapter();
  const { locale } = useSettings();
  return useRead({
    method: 'wallet.methods',
    args: {},
    accountId,
    read: (options) =>
      adapter.wallet?.methods?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('wallet.methods'),
  });
}

/** Autopay settings, and their refetch function; null if the backend does not support autopay. */
function useAutopay(accountId: string | null): readonly [read: Read<Autopay>, refetch: () => void] | null {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const isKnown = adapter.wallet?.autopay !== undefined;
  const reading = useRead({
    method: 'wallet.autopay',
    args: {},
    accountId,
    enabled: isKnown,
    read: (options) =>
      adapter.wallet?.autopay?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('wallet.autopay'),
  });
  return isKnown ? reading : null;
}
