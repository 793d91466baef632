import { useState } from 'react';
import type { ClaimedReward, ClaimRewardRefusal, Reward } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import type { Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { NotDoneOutcome, OutcomeAlert, UnknownOutcome } from '../../common/commit/outcome-alert';
import { CheckingOutcome } from '../../common/commit/pending-outcome';
import { refusalText } from '../../common/commit/commit.rules';
import { useAskFirst } from '../../common/commit/use-ask-first';
import type { rewardsClaimLazyMessages } from '../rewards-claim.lazy.messages';
import type { rewardsClaimMessages } from '../rewards-claim.messages';

interface ClaimPanelProps extends Omit<ClaimOutcomeProps, 'points'> {
  readonly reward: Reward;
  /** Points balance. */
  readonly points: number;
  readonly canClaim: boolean;
  /** Messages of the widget's first screen. */
  readonly own: Messages<typeof rewardsClaimMessages>;
  /** Resets the state for another attempt. */
  readonly onReset: () => void;
  readonly onSend: () => void;
}

/** Claim action and its outcome. */
export function ClaimPanel({
  reward,
  points,
  canClaim,
  own,
  state,
  messages,
  onReset,
  onCheck,
  onSend,
}: ClaimPanelProps) {
  const { m, fill } = messages;
  const { phase } = state;
  const { asking, setAsking, outcome, isInFlight, focusAfter } = useAskFirst(phase);
  const [agreed, setAgreed] = useState<number | null>(null);
  // Another claim is offered only after the reward's count includes this claim. Until then a new claim would count as
  // the same intent.
  const isBehind = phase === 'done' && agreed !== null && reward.claimed <= agreed;
  const busyLabel = phase === 'checking' ? m.claim.checking : m.claim.sending;
  const action = phase === 'done' ? m.claim.another : m.claim.open;
  const count = (value: number) => own.plural(own.m.points, value);
  return (
    <div part="reward-claim" className="tf-reward-claim">
      <div ref={outcome} tabIndex={-1} part="reward-outcome" className="tf-reward-outcome">
        <ClaimOutcome state={state} messages={messages} points={count} onCheck={onCheck} />
      </div>
      {canClaim && phase !== 'unknown' && !isBehind && (
        <Button
          variant="secondary"
          block
          busy={isInFlight}
          busyLabel={busyLabel}
          aria-label={isInFlight ? undefined : fill(m.claim.named, { action, reward: reward.name })}
          aria-haspopup="dialog"
          onPointerEnter={prefetchDialog}
          onFocus={prefetchDialog}
          onClick={() => {
            onReset();
            setAsking(true);
          }}
        >
          {action}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        focusAfter={focusAfter}
        tone="primary"
        title={fill(m.claim.title, { reward: reward.name })}
        text={fill(m.claim.text, { points: count(reward.points), left: count(Math.max(0, points - reward.points)) })}
        cancelLabel={m.claim.keep}
        confirmLabel={m.claim.confirm}
        busy={isInFlight}
        busyLabel={busyLabel}
        onConfirm={() => {
          setAgreed(reward.claimed);
          onSend();
        }}
      />
    </div>
  );
}

interface ClaimOutcomeProps {
  readonly state: CommitState<ClaimedReward, ClaimRewardRefusal | 'handle-closed'>;
  readonly messages: Messages<typeof rewardsClaimLazyMessages>;
  /** Formats points with their unit. */
  readonly points: (value: number) => string;
  readonly onCheck: () => void;
}

/** Outcome of a claim: done, refused with a reason, not done, or unknown. The parent component moves the focus here. */
function ClaimOutcome({ state, messages: { m, fill }, points, onCheck }: ClaimOutcomeProps) {
  const { claim } = m;
  switch (state.phase) {
    case 'done':
      return (
        <Banner role="status" tone="positive" title={fill(claim.done, { number: state.value.number })}>
          {fill(claim.doneText, { left: points(state.value.remaining) })}
        </Banner>
      );
    case 'refused': {
      const { title, text } = refusalText<{ title: string; text: string }>(claim.refused, state.reason, {
        title: claim.notDone,
        text: claim.notDoneText,
      });
      return (
        <OutcomeAlert keepsFocus tone="critical" title={title}>
          {text}
        </OutcomeAlert>
      );
    }
    case 'not-done':
      return <NotDoneOutcome keepsFocus title={claim.notDone} text={claim.notDoneText} error={state.error} />;
    case 'unknown':
      return <UnknownOutcome keepsFocus title={claim.unknown} text={claim.unknownText} onCheck={onCheck} />;
    case 'checking':
      return <CheckingOutcome since={state.since} text={claim.checking} />;
    case 'idle':
    case 'sending':
      return null;
    default:
      return state satisfies never;
  }
}
