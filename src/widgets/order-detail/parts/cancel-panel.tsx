import type { CancelledOrder, CancelRefusal, OrderDetail } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { useSettings } from '../../../runtime/react/provider';
import { RichMessage } from '../../../runtime/react/rich-message';
import type { Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { CallCustomerService, NotDoneOutcome, OutcomeAlert, UnknownOutcome } from '../../common/commit/outcome-alert';
import { CheckingOutcome } from '../../common/commit/pending-outcome';
import { refusalText } from '../../common/commit/commit.rules';
import { useAskFirst } from '../../common/commit/use-ask-first';
import { PhoneLink } from '../../common/phone-and-email';
import type { orderDetailLazyMessages } from '../order-detail.lazy.messages';
import { CancelDialog } from './cancel-dialog';

interface CancelPanelProps extends CancelOutcomeProps {
  /** Resets the state for another attempt. */
  readonly onReset: () => void;
  readonly onSend: (transactionId: string, reason: string) => void;
}

/** Cancel action and its outcome. Without a transaction ID the order can't be cancelled here. */
export function CancelPanel({ onReset, onSend, ...outcomeProps }: CancelPanelProps) {
  const { order, state, messages } = outcomeProps;
  const { m } = messages;
  const { transactionId, canCancel } = order;
  const { phase } = state;
  const { asking, setAsking, outcome, isInFlight, focusAfter } = useAskFirst(phase);
  const canRequest = canCancel && transactionId !== null && phase !== 'done' && phase !== 'unknown';
  const busyLabel = phase === 'checking' ? m.cancel.checking : m.cancel.sending;
  return (
    <div part="order-detail-cancel" className="tf-order-detail-cancel">
      <div ref={outcome} tabIndex={-1} part="order-detail-outcome" className="tf-order-detail-outcome">
        <CancelOutcome {...outcomeProps} />
        {canCancel && transactionId === null && <Needed messages={messages} />}
      </div>
      {canRequest && (
        <Button
          variant="secondary"
          busy={isInFlight}
          busyLabel={busyLabel}
          aria-haspopup="dialog"
          onClick={() => {
            onReset();
            setAsking(true);
          }}
        >
          {m.cancel.open}
        </Button>
      )}
      <CancelDialog
        open={asking}
        onOpenChange={setAsking}
        focusAfter={focusAfter}
        order={order}
        busy={isInFlight}
        busyLabel={busyLabel}
        messages={messages}
        onConfirm={(reason) => transactionId !== null && onSend(transactionId, reason)}
      />
    </div>
  );
}

/** Explains why the order cannot be cancelled here, with the customer service number. */
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

/**
 * Outcome of a cancellation: done, refused with a reason, not done, or unknown. The parent component moves the focus
 * here.
 */
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
        <OutcomeAlert keepsFocus tone="critical" title={title}>
          {text} <CallCustomerService />
        </OutcomeAlert>
      );
    }
    case 'not-done':
      return <NotDoneOutcome keepsFocus title={m.cancel.notDone} error={state.error} />;
    case 'unknown':
      return <UnknownOutcome keepsFocus title={m.cancel.unknown} text={m.cancel.unknownText} onCheck={onCheck} />;
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
