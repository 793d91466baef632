import type { CancelledOrder, CancelRefusal, OrderDetail } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import type { Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { refusalText } from '../../common/commit/refusal-text';
import { NotDoneOutcome, CallCustomerService, OutcomeAlert, UnknownOutcome } from '../../common/commit/outcome-alert';
import { CheckingOutcome } from '../../common/commit/pending-outcome';
import type { orderDetailLazyMessages } from '../order-detail.lazy.messages';

interface CancelOutcomeProps {
  readonly state: CommitState<CancelledOrder, CancelRefusal | 'handle-closed'>;
  readonly order: OrderDetail;
  readonly messages: Messages<typeof orderDetailLazyMessages>;
  readonly onCheck: () => void;
}

/** What came of cancelling: done, refused with the reason, not done, or not known yet. Who shows it moves the focus here. */
export function CancelOutcome({ state, order, messages: { m, fill }, onCheck }: CancelOutcomeProps) {
  const { cancellation, moneyBack, number } = order;
  switch (state.phase) {
    case 'done':
      return (
        <Banner role="status" tone="positive" title={fill(m.cancel.done, { number: state.value.orderNumber })}>
          {[fill(m.cancel.doneText, { reason: state.value.reason }), moneyBack].filter(Boolean).join(' · ')}
        </Banner>
      );
    case 'refused': {
      const { title, text } = refusalText<{ title: string; text?: string }>(m.cancel.refused, state.reason, { title: m.cancel.notDone });
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
          {[fill(m.cancel.doneText, { reason: cancellation.reason }), cancellation.by !== null && fill(m.cancel.by, { name: cancellation.by }), moneyBack].filter(Boolean).join(' · ')}
        </Banner>
      );
    default:
      return state satisfies never;
  }
}
