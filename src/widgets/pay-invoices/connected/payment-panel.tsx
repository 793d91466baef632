import { useCallback, useEffect, useState } from 'react';
import type { Payment } from '../../../domain';
import { whenAllowed } from '../../../runtime/events';
import type { Emit } from '../../../runtime/events';
import type { ChangedInvoice } from '../payment.store';
import type { PayInvoicesEvents, PayInvoicesProps } from '../pay-invoices.types';
import { PaymentPanel, type PaymentPanelProps } from '../parts/payment-panel';
import { usePaymentForm } from '../use-payment-form';

export interface ConnectedPaymentPanelProps extends Omit<
  PaymentPanelProps,
  'paymentForm' | 'step' | 'onStep' | 'changed' | 'onAgree'
> {
  readonly paymentFields: PayInvoicesProps['paymentFields'];
  readonly emit: Emit<PayInvoicesEvents>;
  /** Refetches the list and the totals. */
  readonly refetch: () => void;
}

/** The current payment: its form, its submission, and the handling of its outcome. */
export function ConnectedPaymentPanel({ paymentFields, emit, refetch, ...panel }: ConnectedPaymentPanelProps) {
  const { accountId, totals, list } = panel;
  const paymentForm = usePaymentForm(accountId, totals.amountDue.currency, paymentFields, emit);
  const { paying, commitHandle, refetchCredits, fetchThese } = paymentForm;
  const { commit } = commitHandle;
  const [step, setStep] = useState<PaymentPanelProps['step']>(null);
  const [changed, setChanged] = useState<readonly ChangedInvoice[]>([]);

  const items = list.data?.items;
  useEffect(() => {
    if (items !== undefined) paying.refresh(items);
  }, [items, paying]);

  /** Refetches the selected invoices and stores what changed about them for display. */
  const refreshSelected = useCallback(async () => {
    const ids = [...paying.store.getState().selected.keys()];
    if (ids.length === 0) return;
    const found = await fetchThese(ids);
    const here = new Set(found.map(({ id }) => id));
    setChanged(
      paying.refresh(
        found,
        ids.filter((id) => !here.has(id)),
      ),
    );
  }, [fetchThese, paying]);

  useEffect(
    () =>
      commit.store.subscribe((now) => {
        if (now.phase === 'done') {
          // Paid invoices are deselected. Left-out invoices can be selected again.
          paying.none();
          emit('pay', paidDetail(now.value, now.account));
        }
        if (now.phase === 'refused') emit('pay-refused', { reason: now.reason });
        if (now.phase !== 'done' && now.phase !== 'refused' && now.phase !== 'not-done') return;
        const refetchAll = () => {
          refetch();
          refetchCredits();
        };
        // Changes are relative to the amounts that were shown. An error is ignored: the next attempt is refused with
        // the same reason.
        if (now.phase === 'refused')
          void refreshSelected()
            .catch(() => undefined)
            .then(refetchAll);
        else refetchAll();
      }),
    [commit, paying, emit, refetch, refetchCredits, refreshSelected],
  );

  const ask = (next: PaymentPanelProps['step']) => {
    if (next !== null) paying.judge();
    if (paymentForm.blocked !== null && next === 'confirm') return;
    setStep(next);
  };
  const agree = () => {
    setStep(null);
    setChanged([]);
    const { request } = paymentForm;
    const answer = emit('before-pay', {
      accountId,
      invoiceIds: request.lines.map(({ invoiceId }) => invoiceId),
      total: request.total,
    });
    void whenAllowed(answer, () => commit.submit(request));
  };
  return (
    <PaymentPanel {...panel} paymentForm={paymentForm} step={step} onStep={ask} changed={changed} onAgree={agree} />
  );
}

const paidDetail = (
  { id, number, total, paid, notPaid }: Payment,
  accountId: string | null,
): PayInvoicesEvents['pay'] => ({
  paymentId: id,
  paymentNumber: number,
  accountId,
  total,
  paid: paid.map(({ invoiceId }) => invoiceId),
  notPaid: notPaid.map(({ invoiceId }) => invoiceId),
});
