import type { ClaimedReward, ClaimRewardRefusal } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import type { Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { refusalText } from '../../common/commit/refusal-text';
import { NotDoneOutcome, OutcomeAlert, UnknownOutcome } from '../../common/commit/outcome-alert';
import { CheckingOutcome } from '../../common/commit/pending-outcome';
import type { rewardsClaimLazyMessages } from '../rewards-claim.lazy.messages';

interface ClaimOutcomeProps {
  readonly state: CommitState<ClaimedReward, ClaimRewardRefusal | 'handle-closed'>;
  readonly messages: Messages<typeof rewardsClaimLazyMessages>;
  /** Points in words. */
  readonly points: (value: number) => string;
  readonly onCheck: () => void;
}

/** What came of claiming: done, refused with the reason, not done, or not known yet. Who shows it moves the focus here. */
export function ClaimOutcome({ state, messages: { m, fill }, points, onCheck }: ClaimOutcomeProps) {
  const { claim } = m;
  switch (state.phase) {
    case 'done':
      return (
        <Banner role="status" tone="positive" title={fill(claim.done, { number: state.value.number })}>
          {fill(claim.doneText, { left: points(state.value.left) })}
        </Banner>
      );
    case 'refused': {
      const { title, text } = refusalText<{ title: string; text: string }>(claim.refused, state.reason, { title: claim.notDone, text: claim.notDoneText });
      return (
        <OutcomeAlert stays tone="critical" title={title}>
          {text}
        </OutcomeAlert>
      );
    }
    case 'not-done':
      return <NotDoneOutcome stays title={claim.notDone} text={claim.notDoneText} error={state.error} />;
    case 'unknown':
      return <UnknownOutcome stays title={claim.unknown} text={claim.unknownText} onCheck={onCheck} />;
    case 'checking':
      return <CheckingOutcome since={state.since} text={claim.checking} />;
    case 'idle':
    case 'sending':
      return null;
    default:
      return state satisfies never;
  }
}
