import type { PaymentFields } from '../../runtime/payment/payment-fields.types';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import { useWords } from '../../runtime/react/use-messages';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Gated } from '../common/access-boundary';
import { Heading } from '../common/heading';
import { missing } from '../common/reject-missing-method';
import { NoAccount } from '../common/no-account';
import { LoadFailed, OfflineNote } from '../common/status-views';
import { useGate } from '../common/use-access';
import { WalletSkeleton } from './parts/wallet-skeleton';
import type { WalletWords } from './use-lazy-messages';
import { walletContract } from './wallet.contract';
import { walletMessages } from './wallet.messages';
import type { WalletEvents, WalletProps } from './wallet.types';
import { WalletView } from './wallet.view';

type Given = WalletProps & WidgetTools<WalletEvents>;

function WalletBody(props: Given) {
  const words = useWords(walletContract.name, walletMessages, props.messages);
  const { m } = words;
  const adapter = useAdapter();
  const gate = useGate({ permission: 'finance' });
  return (
    <Gated gate={gate} loading={<WalletSkeleton label={m.loading} />} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ accountId }) => (accountId === null && adapter.accounts !== undefined ? <NoAccount /> : <OfAccount {...props} key={accountId} accountId={accountId} words={words} />)}
    </Gated>
  );
}

type OfAccountProps = Given & { readonly accountId: string | null; readonly words: WalletWords };

function OfAccount({ slots = {}, emit, accountId, words, messages, paymentFields, paymentReturn }: OfAccountProps) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const { m } = words;
  const args = { accountId, locale: locale.tag };
  const [read, again] = useRead({
    method: 'wallet.methods',
    args: {},
    accountId,
    read: (options) => adapter.wallet?.methods?.(args, options) ?? missing('wallet.methods'),
  });
  return (
    <div className="tf-wallet-page">
      {slots.header ?? <Heading className="tf-h1">{m.title}</Heading>}
      <OfflineNote />
      {read.status === 'loading' && <WalletSkeleton label={m.loading} />}
      {read.status === 'failed' && <LoadFailed title={m.failed} error={read.error} onTryAgain={again} />}
      {read.status === 'ready' && (
        <WalletView
          methods={read.data}
          again={again}
          accountId={accountId}
          words={words}
          messages={messages}
          fields={usableFields(paymentFields)}
          paymentReturn={paymentReturn}
          empty={slots.empty}
          emit={emit}
        />
      )}
      {slots.footer}
    </div>
  );
}

/** A provider that takes nothing, or has no way to take it, is none. */
const usableFields = (fields: PaymentFields | undefined): PaymentFields | null =>
  fields !== undefined && fields.kinds.length > 0 && (fields.mount !== undefined || fields.leave !== undefined) ? fields : null;

/** The wallet: what an account pays with, and how it pays by itself. Numbers are taken by a payment provider alone. */
export const Wallet = /* @__PURE__ */ defineWidget<WalletProps, WalletEvents>(walletContract, WalletBody);
