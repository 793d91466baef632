import { useEffect, useMemo, useRef, useState } from 'react';
import type { EasyOrder, EasyOrderRejection } from '../../../domain';
import { instantMs } from '../../../rules';
import { serverClock } from '../../../runtime/clock';
import { useSettings } from '../../../runtime/react/provider';
import { useFormats } from '../../../runtime/react/use-formats';
import { useOnce } from '../../../runtime/react/use-once';
import type { Words } from '../../../runtime/react/use-words';
import { conditionThatStops } from '../../common/ordering/offer.model';
import { OrderingStopped } from '../../common/ordering/ordering-banners';
import type { orderBuilderLaterMessages } from '../order-builder.later.messages';
import type { EasyOrderProps } from './easy-order';
import { type Changes, itemsOf, withChange } from './easy.model';
import { Decided } from './decided';
import { EasyDocket } from './easy-docket';
import { EasyLines } from './easy-lines';
import { EasyStanding } from './easy-standing';
import { RejectDialog } from './reject-dialog';
import { useQuote } from './use-easy-order';

export interface ProposalProps extends EasyOrderProps {
  readonly easyOrder: EasyOrder;
  readonly again: () => void;
  readonly later: Words<typeof orderBuilderLaterMessages>;
}

/** A proposal with what the buyer makes of it. What becomes of a decision is known or asked, never guessed. */
export function Proposal({ easyOrder: read, again, later: words, emit, accountId, session, onBuild }: ProposalProps) {
  const formats = useFormats();
  const { state, commit } = useOnce('easyOrder', read.id);
  const [changes, setChanges] = useState<Changes>({});
  const [rejecting, setRejecting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // What was decided here is shown at once; the read catches up.
  const easyOrder = state.phase === 'done' ? state.value : read;
  const [quote, askQuote] = useQuote(easyOrder, changes, accountId);
  const { clock } = useSettings();
  const serverNow = useMemo(() => serverClock(clock, read.serverTime), [clock, read.serverTime]);
  const [closed, setClosed] = useState(() => (instantMs(read.decideBy) ?? Infinity) <= serverNow());

  const told = useRef(state.phase === 'done');
  useEffect(() => {
    if (state.phase !== 'done' || told.current) return;
    told.current = true;
    title.current?.focus();
    const { value } = state;
    if (value.rejection === null) emit('easy-order-accept', { easyOrderId: value.id, orderId: value.order?.id ?? null });
    else emit('easy-order-reject', { easyOrderId: value.id, reason: value.rejection.reason });
  }, [state, emit]);

  const condition = conditionThatStops(session);
  const accountName = session.accounts.find(({ id }) => id === accountId)?.name ?? null;
  if (easyOrder.status !== 'draft') return <Decided ref={title} easyOrder={easyOrder} words={words} formats={formats} onBuild={onBuild} />;

  const isBusy = state.phase === 'sending' || state.phase === 'checking';
  const isHeld = isBusy || state.phase === 'unknown';
  const totals = quote.status === 'failed' ? easyOrder.totals : (quote.quote?.totals ?? easyOrder.totals);
  const isFinal = quote.status === 'ready';
  const accept = () => {
    void commit.submit({ accountId, easyOrderId: easyOrder.id, decision: 'accept', items: itemsOf(easyOrder, changes), expectedTotal: totals.total });
  };
  const reject = (reason: EasyOrderRejection, note: string) => {
    setRejecting(false);
    void commit.submit({ accountId, easyOrderId: easyOrder.id, decision: 'reject', reason, note });
  };
  const look = () => {
    commit.reset();
    setChanges({});
    again();
  };
  return (
    <>
      {condition !== null && <OrderingStopped words={words.m.stopped} condition={condition} accountName={accountName} />}
      <EasyStanding state={state} words={words} onCheck={() => void commit.check()} onLook={look} />
      <div className="tf-easy">
        <EasyLines
          ref={title}
          easyOrder={easyOrder}
          changes={changes}
          lineTotals={quote.status === 'failed' ? {} : (quote.quote?.lineTotals ?? {})}
          isFinal={isFinal}
          words={words}
          formats={formats}
          isOff={isHeld || closed}
          onChange={(productId, quantity) => setChanges(withChange(easyOrder, changes, productId, quantity))}
          onReset={() => setChanges({})}
        />
        <EasyDocket
          easyOrder={easyOrder}
          totals={totals}
          quote={quote}
          isEmpty={itemsOf(easyOrder, changes).length === 0}
          isBusy={isBusy}
          isHeld={isHeld}
          isStopped={condition !== null}
          closed={closed}
          now={serverNow}
          words={words}
          formats={formats}
          onClosed={() => setClosed(true)}
          onQuote={askQuote}
          onAccept={accept}
          onReject={() => setRejecting(true)}
          onBuild={onBuild}
        />
      </div>
      <RejectDialog open={rejecting} easyOrder={easyOrder} words={words} formats={formats} onClose={() => setRejecting(false)} onReject={reject} />
    </>
  );
}
