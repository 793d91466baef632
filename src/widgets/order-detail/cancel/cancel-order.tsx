import { useEffect, useRef, useState } from 'react';
import type { CancelledOrder, CancelRefusal, OrderDetail } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { useSettings } from '../../../runtime/react/provider';
import { RichMessage } from '../../../runtime/react/rich-message';
import { useCommit } from '../../../runtime/react/use-commit';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { CallCustomerService, NotDoneOutcome, OutcomeAlert, UnknownOutcome } from '../../common/commit/outcome-alert';
import { refusalText } from '../../common/commit/refusal-text';
import { CheckingOutcome } from '../../common/commit/pending-outcome';
import { PhoneLink } from '../../common/phone-link';
import { orderDetailContract } from '../order-detail.contract';
import { orderDetailLazyMessages } from '../order-detail.lazy.messages';
import type { OrderDetailProps } from '../order-detail.types';
import { CancelDialog } from './cancel-dialog';

export interface CancelOrderProps {
  readonly order: OrderDetail;
  readonly accountId: string | null;
  readonly overrides: OrderDetailProps['messages'];
  readonly onCancelled: (reason: string) => void;
}

/**
 * Cancels the order, once: it asks for a reason, says what came of it, and looks an unanswered attempt up before
 * anything is tried again (decision 17). Without a transaction ID no call is made.
 */
export function CancelOrder({ order, accountId, overrides, onCancelled }: CancelOrderProps) {
  const messages = useMessages(orderDetailContract.name, orderDetailLazyMessages, overrides);
  const { m } = messages;
  const { state, commit } = useCommit('cancelOrder', order.id);
  const [asking, setAsking] = useState(false);
  const { transactionId, canCancel } = order;
  const { phase } = state;
  const outcome = useRef<HTMLDivElement>(null);
  const wasUnderWay = useRef(false);
  const told = useRef<unknown>(null);
  useEffect(() => {
    if (phase === 'sending' || phase === 'checking') {
      wasUnderWay.current = true;
      return;
    }
    if (!wasUnderWay.current || phase === 'idle') return;
    wasUnderWay.current = false;
    setAsking(false);
    // The button that was pressed may be gone: the focus goes to what came of it, also where no dialog was open.
    requestAnimationFrame(() => outcome.current?.focus());
  }, [phase]);
  useEffect(() => {
    if (state.phase !== 'done' || told.current === state.value) return;
    told.current = state.value;
    onCancelled(state.value.reason);
  }, [state, onCancelled]);

  const underWay = phase === 'sending' || phase === 'checking';
  const mayAsk = canCancel && transactionId !== null && phase !== 'done' && phase !== 'unknown';
  return (
    <div className="tf-order-detail-cancel">
      <div ref={outcome} tabIndex={-1} className="tf-order-detail-outcome">
        <CancelOutcome state={state} order={order} messages={messages} onCheck={() => void commit.check()} />
        {canCancel && transactionId === null && <Needed messages={messages} />}
      </div>
      {mayAsk && (
        <Button
          variant="secondary"
          busy={underWay}
          busyLabel={phase === 'checking' ? m.cancel.checking : m.cancel.sending}
          aria-haspopup="dialog"
          onClick={() => {
            commit.reset();
            setAsking(true);
          }}
        >
          {m.cancel.open}
        </Button>
      )}
      <CancelDialog
        open={asking}
        onOpenChange={setAsking}
        focusAfter={phase === 'idle' ? undefined : outcome}
        order={order}
        busy={underWay}
        busyLabel={phase === 'checking' ? m.cancel.checking : m.cancel.sending}
        messages={messages}
        onConfirm={(reason) =>
          transactionId !== null && void commit.submit({ accountId, orderId: order.id, transactionId, reason })
        }
      />
    </div>
  );
}

/** Why it can not be cancelled from here, and who to call. */
function Needed({ messages: { m } }: { readonly messages: Messages<typeof orderDetailLazyMessages> }) {
  const { customerService } = useSettings();
  const title =
    customerService === null ? (
      m.cancel.needed
    ) : (
      <RichMessage text={m.cancel.neededCall} values={{ phone: <PhoneLink phone={customerService.phone} /> }} />
    );
  return <Banner title={title} />;
}

interface CancelOutcomeProps {
  readonly state: CommitState<CancelledOrder, CancelRefusal | 'handle-closed'>;
  readonly order: OrderDetail;
  readonly messages: Messages<typeof orderDetailLazyMessages>;
  readonly onCheck: () => void;
}

/** What came of cancelling: done, refused with the reason, not done, or not known yet. Who shows it moves the focus here. */
function CancelOutcome({ state, order, messages: { m, fill }, onCheck }: CancelOutcomeProps) {
  const { cancellation, moneyBack, number } = order;
  switch (state.phase) {
    case 'done':
      return (
        <Banner role="status" tone="positive" title={fill(m.cancel.done, { number: state.value.orderNumber })}>
          {joinFacts([fill(m.cancel.doneText, { reason: state.value.reason }), moneyBack])}
        </Banner>
      );
    case 'refused': {
      const { title, text } = refusalText<{ title: string; text?: string }>(m.cancel.refused, state.reason, {
        title: m.cancel.notDone,
      });
      return (
        <OutcomeAlert stays tone="critical" title={title}>
          {text} <CallCustomerService />
        </OutcomeAlert>
      );
    }
    case 'not-done':
      return <NotDoneOutcome stays title={m.cancel.notDone} error={state.error} />;
    case 'unknown':
      return <UnknownOutcome stays title={m.cancel.unknown} text={m.cancel.unknownText} onCheck={onCheck} />;
    case 'checking':
      return <CheckingOutcome since={state.since} text={m.cancel.checking} />;
    case 'idle':
    case 'sending':
      if (cancellation === null) return null;
      return (
        <Banner title={fill(m.cancel.done, { number })}>
          {joinFacts([
            fill(m.cancel.doneText, { reason: cancellation.reason }),
            cancellation.by !== null && fill(m.cancel.by, { name: cancellation.by }),
            moneyBack,
          ])}
        </Banner>
      );
    default:
      return state satisfies never;
  }
}
