import type { ClaimedReward, ClaimRewardRefusal } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import type { Words } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { refusalText } from '../../common/commit/refusal-text';
import { NotDone, Told, Unknown } from '../../common/commit/outcome-alert';
import { Checking } from '../../common/commit/pending-outcome';
import type { rewardsClaimLaterMessages } from '../rewards-claim.lazy.messages';

interface ClaimOutcomeProps {
  readonly state: CommitState<ClaimedReward, ClaimRewardRefusal | 'handle-closed'>;
  readonly words: Words<typeof rewardsClaimLaterMessages>;
  /** Points in words. */
  readonly points: (value: number) => string;
  readonly onCheck: () => void;
}

/** What came of claiming: done, refused with the reason, not done, or not known yet. Who shows it moves the focus here. */
export function ClaimOutcome({ state, words: { m, fill }, points, onCheck }: ClaimOutcomeProps) {
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
        <Told stays tone="critical" title={title}>
          {text}
        </Told>
      );
    }
    case 'not-done':
      return <NotDone stays title={claim.notDone} text={claim.notDoneText} error={state.error} />;
    case 'unknown':
      return <Unknown stays title={claim.unknown} text={claim.unknownText} onCheck={onCheck} />;
    case 'checking':
      return <Checking since={state.since} text={claim.checking} />;
    case 'idle':
    case 'sending':
      return null;
    default:
      return state satisfies never;
  }
}
