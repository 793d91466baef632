import { useEffect, useMemo, useRef, useState } from 'react';
import type { EasyOrder, EasyOrderRejection } from '../../../domain';
import { instantMs } from '../../../rules';
import { serverClock } from '../../../runtime/server-clock';
import { useSettings } from '../../../runtime/react/provider';
import { useFormats } from '../../../runtime/react/use-formats';
import { useCommit } from '../../../runtime/react/use-commit';
import type { Messages } from '../../../runtime/react/use-messages';
import { OrderingStopped } from '../../common/ordering/ordering-banners';
import { findBlockingCondition } from '../../common/ordering/order-availability.rules';
import { OpenQuantitiesContext, useOpenQuantities } from '../../common/quantity/use-open-quantities';
import { DecisionOutcome, DecisionResult } from '../easy-order/decision';
import type { orderBuilderLazyMessages } from '../order-builder.lazy.messages';
import type { EasyOrderProps } from './easy-order';
import { type Changes, itemsOf, withChange } from '../easy-order/easy-order.rules';
import { EasyOrderSummaryCard } from '../easy-order/easy-order-summary';
import { EasyLines } from '../easy-order/easy-lines';
import { RejectDialog } from '../easy-order/reject-dialog';
import { useQuote } from '../use-easy-order';

export interface ProposalProps extends EasyOrderProps {
  readonly easyOrder: EasyOrder;
  readonly refetch: () => void;
  readonly lazyMessages: Messages<typeof orderBuilderLazyMessages>;
}

/** A proposed order with the buyer's changes. The outcome of a decision is reported by the backend, never assumed. */
export function Proposal({
  easyOrder: read,
  refetch,
  lazyMessages: messages,
  overrides,
  emit,
  accountId,
  session,
  onBuild,
}: ProposalProps) {
  const formats = useFormats();
  const { state, commit } = useCommit('easyOrder', read.id);
  const [changes, setChanges] = useState<Changes>({});
  const [isRejecting, setIsRejecting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const openQuantities = useOpenQuantities();
  // The committed result replaces the read, which may still be older.
  const easyOrder = state.phase === 'done' ? state.value : read;
  const [quote, requestQuote] = useQuote(easyOrder, changes, accountId);
  const { clock } = useSettings();
  const serverNow = useMemo(() => serverClock(clock, read.serverTime), [clock, read.serverTime]);
  const [isClosed, setIsClosed] = useState(() => (instantMs(read.decideBy) ?? Infinity) <= serverNow());

  const isReported = useRef(state.phase === 'done');
  const shouldFocusTitle = useRef(false);
  useEffect(() => {
    if (state.phase !== 'done' || isReported.current) return;
    isReported.current = true;
    shouldFocusTitle.current = true;
    const { value } = state;
    if (value.rejection === null)
      emit('easy-order-accept', { easyOrderId: value.id, orderId: value.order?.id ?? null });
    else emit('easy-order-reject', { easyOrderId: value.id, reason: value.rejection.reason });
  }, [state, emit]);
  useEffect(() => {
    if (!shouldFocusTitle.current || title.current === null) return;
    shouldFocusTitle.current = false;
    title.current.focus();
  }, [state]);

  const condition = findBlockingCondition(session);
  const accountName = session.accounts.find(({ id }) => id === accountId)?.name ?? null;
  if (easyOrder.status !== 'draft') {
    return (
      <DecisionResult
        ref={title}
        easyOrder={easyOrder}
        messages={messages}
        formats={formats}
        overrides={overrides}
        onBuild={onBuild}
      />
    );
  }

  const isBusy = state.phase === 'sending' || state.phase === 'checking';
  const isHeld = isBusy || state.phase === 'unknown';
  const totals = quote.status === 'failed' ? easyOrder.totals : (quote.quote?.totals ?? easyOrder.totals);
  const isFinal = quote.status === 'ready';
  const accept = () => {
    if (openQuantities.focusFirst()) return;
    void commit.submit({
      accountId,
      easyOrderId: easyOrder.id,
      decision: 'accept',
      items: itemsOf(easyOrder, changes),
      expectedTotal: totals.total,
    });
  };
  const reject = (reason: EasyOrderRejection, note: string) => {
    setIsRejecting(false);
    void commit.submit({ accountId, easyOrderId: easyOrder.id, decision: 'reject', reason, note });
  };
  const showCurrent = () => {
    commit.reset();
    setChanges({});
    refetch();
  };
  return (
    <>
      {condition !== null && <OrderingStopped condition={condition} accountName={accountName} />}
      <DecisionOutcome
        state={state}
        overrides={overrides}
        onCheck={() => void commit.check()}
        onShowCurrent={showCurrent}
      />
      <div part="easy" className="tf-easy">
        <OpenQuantitiesContext.Provider value={openQuantities}>
          <EasyLines
            ref={title}
            easyOrder={easyOrder}
            changes={changes}
            lineTotals={quote.status === 'failed' ? {} : (quote.quote?.lineTotals ?? {})}
            isFinal={isFinal}
            messages={messages}
            formats={formats}
            isDisabled={isHeld || isClosed}
            onChange={(productId, quantity) => setChanges(withChange(easyOrder, changes, productId, quantity))}
            onReset={() => setChanges({})}
          />
        </OpenQuantitiesContext.Provider>
        <EasyOrderSummaryCard
          openQuantities={openQuantities}
          easyOrder={easyOrder}
          totals={totals}
          quote={quote}
          isEmpty={itemsOf(easyOrder, changes).length === 0}
          isBusy={isBusy}
          isHeld={isHeld}
          condition={condition}
          isClosed={isClosed}
          now={serverNow}
          messages={messages}
          formats={formats}
          onClose={() => setIsClosed(true)}
          onQuote={requestQuote}
          onAccept={accept}
          onReject={() => setIsRejecting(true)}
          onBuild={onBuild}
        />
      </div>
      <RejectDialog
        open={isRejecting}
        easyOrder={easyOrder}
        formats={formats}
        overrides={overrides}
        onClose={() => setIsRejecting(false)}
        onReject={reject}
      />
    </>
  );
}
