import type { CancelledOrder, CancelRefusal, OrderDetail } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import type { Words } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { refusalText } from '../../common/commit/refusal-text';
import { NotDone, OrCall, Told, Unknown } from '../../common/commit/outcome-alert';
import { Checking } from '../../common/commit/pending-outcome';
import type { orderDetailLaterMessages } from '../order-detail.lazy.messages';

interface CancelOutcomeProps {
  readonly state: CommitState<CancelledOrder, CancelRefusal | 'handle-closed'>;
  readonly order: OrderDetail;
  readonly words: Words<typeof orderDetailLaterMessages>;
  readonly onCheck: () => void;
}

/** What came of cancelling: done, refused with the reason, not done, or not known yet. Who shows it moves the focus here. */
export function CancelOutcome({ state, order, words: { m, fill }, onCheck }: CancelOutcomeProps) {
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
        <Told stays tone="critical" title={title}>
          {text} <OrCall />
        </Told>
      );
    }
    case 'not-done':
      return <NotDone stays title={m.cancel.notDone} error={state.error} />;
    case 'unknown':
      return <Unknown stays title={m.cancel.unknown} text={m.cancel.unknownText} onCheck={onCheck} />;
    case 'checking':
      return <Checking since={state.since} text={m.cancel.checking} />;
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
