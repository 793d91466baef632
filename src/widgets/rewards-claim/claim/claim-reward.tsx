import { useEffect, useRef, useState } from 'react';
import type { ClaimedReward, ClaimRewardRefusal, Reward } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { useCommit } from '../../../runtime/react/use-commit';
import { type Messages, useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { NotDoneOutcome, OutcomeAlert, UnknownOutcome } from '../../common/commit/outcome-alert';
import { CheckingOutcome } from '../../common/commit/pending-outcome';
import { refusalText } from '../../common/commit/refusal-text';
import { rewardsClaimContract } from '../rewards-claim.contract';
import { rewardsClaimLazyMessages } from '../rewards-claim.lazy.messages';
import { rewardsClaimMessages } from '../rewards-claim.messages';
import type { RewardsClaimProps } from '../rewards-claim.types';

export interface ClaimRewardProps {
  readonly reward: Reward;
  /** Points there are. */
  readonly points: number;
  readonly canClaim: boolean;
  readonly accountId: string | null;
  readonly overrides: RewardsClaimProps['messages'];
  readonly onClaimed: (claim: ClaimedReward) => void;
  /** It was refused: what is offered may have changed. */
  readonly onRefused: () => void;
}

/**
 * Claims a reward, once: it asks first, says what came of it, and looks an unanswered attempt up before anything is
 * tried again (decision 17).
 */
export function ClaimReward({
  reward,
  points,
  canClaim,
  accountId,
  overrides,
  onClaimed,
  onRefused,
}: ClaimRewardProps) {
  const messages = useMessages(rewardsClaimContract.name, rewardsClaimLazyMessages, overrides);
  const own = useMessages(rewardsClaimContract.name, rewardsClaimMessages, overrides);
  const { m, fill } = messages;
  const { state, commit } = useCommit('claimReward', reward.id);
  const [asking, setAsking] = useState(false);
  const { phase } = state;
  const outcome = useRef<HTMLDivElement>(null);
  const wasUnderWay = useRef(false);
  const told = useRef<unknown>(null);
  const [agreed, setAgreed] = useState<number | null>(null);
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
    if ((state.phase !== 'done' && state.phase !== 'refused') || told.current === state) return;
    told.current = state;
    if (state.phase === 'done') onClaimed(state.value);
    else onRefused();
  }, [state, onClaimed, onRefused]);

  const underWay = phase === 'sending' || phase === 'checking';
  // Another one is offered once it is known here that this one is claimed: until then it would be the same wish.
  const isBehind = phase === 'done' && agreed !== null && reward.claimed <= agreed;
  const busyLabel = phase === 'checking' ? m.claim.checking : m.claim.sending;
  const action = phase === 'done' ? m.claim.another : m.claim.open;
  const count = (value: number) => own.plural(own.m.points, value);
  return (
    <div className="tf-reward-claim">
      <div ref={outcome} tabIndex={-1} className="tf-reward-outcome">
        <ClaimOutcome state={state} messages={messages} points={count} onCheck={() => void commit.check()} />
      </div>
      {canClaim && phase !== 'unknown' && !isBehind && (
        <Button
          variant="secondary"
          block
          busy={underWay}
          busyLabel={busyLabel}
          aria-label={underWay ? undefined : fill(m.claim.named, { action, reward: reward.name })}
          aria-haspopup="dialog"
          onPointerEnter={prefetchDialog}
          onFocus={prefetchDialog}
          onClick={() => {
            commit.reset();
            setAsking(true);
          }}
        >
          {action}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        focusAfter={phase === 'idle' ? undefined : outcome}
        tone="primary"
        title={fill(m.claim.title, { reward: reward.name })}
        text={fill(m.claim.text, { points: count(reward.points), left: count(Math.max(0, points - reward.points)) })}
        cancelLabel={m.claim.keep}
        confirmLabel={m.claim.confirm}
        busy={underWay}
        busyLabel={busyLabel}
        onConfirm={() => {
          setAgreed(reward.claimed);
          void commit.submit({ accountId, rewardId: reward.id, points: reward.points, claimed: reward.claimed });
        }}
      />
    </div>
  );
}

interface ClaimOutcomeProps {
  readonly state: CommitState<ClaimedReward, ClaimRewardRefusal | 'handle-closed'>;
  readonly messages: Messages<typeof rewardsClaimLazyMessages>;
  /** Points in words. */
  readonly points: (value: number) => string;
  readonly onCheck: () => void;
}

/** What came of claiming: done, refused with the reason, not done, or not known yet. Who shows it moves the focus here. */
function ClaimOutcome({ state, messages: { m, fill }, points, onCheck }: ClaimOutcomeProps) {
  const { claim } = m;
  switch (state.phase) {
    case 'done':
      return (
        <Banner role="status" tone="positive" title={fill(claim.done, { number: state.value.number })}>
          {fill(claim.doneText, { left: points(state.value.left) })}
        </Banner>
      );
    case 'refused': {
      const { title, text } = refusalText<{ title: string; text: string }>(claim.refused, state.reason, {
        title: claim.notDone,
        text: claim.notDoneText,
      });
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
