import type { CancelledOrder, CancelRefusal, OrderDetail } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { useSettings } from '../../../runtime/react/provider';
import { useWords, type Words } from '../../../runtime/react/use-words';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { commonMessages } from '../../common/common.messages';
import { PhoneLink } from '../../common/phone-link';
import type { orderDetailLaterMessages } from '../order-detail.later.messages';

interface CancelOutcomeProps {
  readonly state: CommitState<CancelledOrder, CancelRefusal | 'handle-closed'>;
  readonly order: OrderDetail;
  readonly words: Words<typeof orderDetailLaterMessages>;
  readonly onCheck: () => void;
}

/** What came of cancelling: done, refused with the reason, not done, or not known yet. */
export function CancelOutcome({ state, order, words: { m, fill }, onCheck }: CancelOutcomeProps) {
  const common = useWords('common', commonMessages).m;
  const { cancellation, number } = order;
  switch (state.phase) {
    case 'done':
      return (
        <Banner role="status" tone="positive" title={fill(m.cancel.done, { number: state.value.orderNumber })}>
          {fill(m.cancel.doneText, { reason: state.value.reason })}
        </Banner>
      );
    case 'refused': {
      const { title, text } = m.cancel.refused[state.reason];
      return (
        <Banner role="alert" tone="critical" title={title}>
          {text} <Call words={m} fill={fill} />
        </Banner>
      );
    }
    case 'not-done':
      return (
        <Banner role="alert" tone="critical" title={m.cancel.notDone}>
          {state.error === null ? null : common.errors[state.error.code]}
        </Banner>
      );
    case 'unknown':
      return (
        <Banner
          role="alert"
          tone="caution"
          title={m.cancel.unknown}
          action={
            <Button variant="secondary" size="sm" onClick={onCheck}>
              {m.cancel.check}
            </Button>
          }
        >
          {m.cancel.unknownText} <Call words={m} fill={fill} />
        </Banner>
      );
    case 'checking':
      return <Banner role="status" title={m.cancel.checking} />;
    case 'idle':
    case 'sending':
      if (cancellation === null) return null;
      return (
        <Banner title={fill(m.cancel.done, { number })}>
          {[fill(m.cancel.doneText, { reason: cancellation.reason }), cancellation.by !== null && fill(m.cancel.by, { name: cancellation.by })].filter(Boolean).join(' · ')}
        </Banner>
      );
    default:
      return state satisfies never;
  }
}

function Call({ words: m, fill }: { readonly words: typeof orderDetailLaterMessages } & Pick<CancelOutcomeProps['words'], 'fill'>) {
  const { customerService } = useSettings();
  if (!customerService) return null;
  const [before = '', after = ''] = fill(m.cancel.call, { phone: '\u0000' }).split('\u0000');
  return <>{before}<PhoneLink phone={customerService.phone} />{after}</>;
}
