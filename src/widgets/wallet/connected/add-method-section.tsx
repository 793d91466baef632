import { useEffect, useRef, useState } from 'react';
import type { WalletMethod } from '../../../domain';
import { type PaymentReturn, consumePaymentReturn, paymentRedirectKey } from '../../../runtime/payment/payment-return';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { useCommit } from '../../../runtime/react/use-commit';
import { useMessages } from '../../../runtime/react/use-messages';
import { storeFor } from '../../../runtime/storage';
import { useAnnounce } from '../../../ui/live-region/announcer';
import type { PaymentFields } from '../../../runtime/payment/payment-fields.types';
import { addMethodMessages } from '../../common/add-method/add-method.messages';
import { SavingOutcome } from '../../common/add-method/add-method-outcome';
import { OutcomeAlert } from '../../common/commit/outcome-alert';
import { useCommitDone } from '../../common/commit/use-commit-done';
import { walletContract } from '../wallet.contract';
import { walletLazyMessages } from '../wallet.lazy.messages';
import { nameOf } from '../wallet.rules';
import type { WalletMessages, WalletViewProps } from '../wallet.types';
import { AddPanel } from '../parts/add-panel';

export interface AddMethodSectionProps extends Pick<
  WalletViewProps,
  'accountId' | 'methods' | 'overrides' | 'paymentReturn' | 'emit'
> {
  readonly messages: WalletMessages;
  readonly open: boolean;
  readonly fields: PaymentFields;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onAdded: (method: WalletMethod) => void;
}

/**
 * Adds a payment method: the open form, an earlier page's unfinished attempt, and the return from a payment provider's
 * page.
 */
export function AddMethodSection({
  open,
  fields,
  accountId,
  methods,
  messages,
  overrides,
  paymentReturn,
  onOpen,
  onClose,
  onAdded,
  emit,
}: AddMethodSectionProps) {
  const adapter = useAdapter();
  const { clock, storage } = useSettings();
  const announce = useAnnounce();
  const { m, fill } = useMessages(walletContract.name, walletLazyMessages, overrides);
  const form = useMessages('add-method', addMethodMessages);
  const [back, setBack] = useState<PaymentReturn | null>(null);
  const { state, commit } = useCommit('addPaymentMethod', accountId ?? undefined);
  useCommitDone(commit, (method) => {
    setBack(null);
    announce(fill(form.m.added, { name: nameOf(method, messages) }));
    onAdded(method);
  });
  const latest = useRef({ onOpen, emit });
  useEffect(() => {
    latest.current = { onOpen, emit };
  });

  useEffect(() => {
    if (paymentReturn === undefined) return;
    const key = paymentRedirectKey(adapter.id, accountId ?? 'none');
    // Read synchronously and only once: a second render finds the return already consumed.
    const taken = consumePaymentReturn(paymentReturn, storeFor('paymentVisit', storage), key, clock());
    if (taken === null) return;
    queueMicrotask(() => {
      setBack(taken);
      latest.current.emit('payment-return', { outcome: taken.outcome });
      if (taken.outcome === 'token') latest.current.onOpen();
    });
  }, [paymentReturn, adapter.id, accountId, storage, clock]);

  const told = <SavingOutcome state={state} onCheck={() => void commit.check()} />;
  if (!open) {
    return (
      <>
        {/* Unfinished attempt of an earlier page. While the form is open, the form shows it. */}
        {told}
        {back !== null && back.outcome !== 'token' && (
          <OutcomeAlert tone="caution" title={fill(m.returned[back.outcome], { provider: fields.provider })}>
            {fill(m.returned[`${back.outcome}Text`], { provider: fields.provider })}
          </OutcomeAlert>
        )}
      </>
    );
  }
  return (
    <AddPanel
      fields={fields}
      accountId={accountId}
      messages={form}
      hasMethods={methods.length > 0}
      hasOthers={methods.some(({ problem }) => problem === null)}
      returned={back?.outcome === 'token' ? back : null}
      state={state}
      commit={commit}
      status={told}
      onClose={() => {
        setBack(null);
        commit.reset();
        onClose();
      }}
    />
  );
}
