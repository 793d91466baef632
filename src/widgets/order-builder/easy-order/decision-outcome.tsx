import type { EasyOrder, EasyOrderRefusal } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { useMessages } from '../../../runtime/react/use-messages';
import { refusalText } from '../../common/commit/commit.rules';
import { NotDoneOutcome, BannerButton, OutcomeAlert, UnknownOutcome } from '../../common/commit/outcome-alert';
import { CheckingOutcome } from '../../common/commit/pending-outcome';
import { decisionMessages } from './decision-parts.messages';

interface DecisionOutcomeProps {
  readonly state: CommitState<EasyOrder, EasyOrderRefusal | 'handle-closed'>;
  readonly overrides?: object;
  readonly onCheck: () => void;
  /** Shows the proposal as it stands now. */
  readonly onLook: () => void;
}

/** What is known of a decision that did not simply go through. */
export function DecisionOutcome({ state, overrides, onCheck, onLook }: DecisionOutcomeProps) {
  const said = useMessages('order-builder', decisionMessages, overrides).m.easy;
  switch (state.phase) {
    case 'checking':
      return <CheckingOutcome since={state.since} text={said.checkingOutcome} />;
    case 'unknown':
      return <UnknownOutcome stays title={said.unknown} text={said.unknownText} onCheck={onCheck} />;
    case 'refused':
      return (
        <OutcomeAlert
          stays
          tone="critical"
          title={refusalText(said.refused, state.reason, said.notDone)}
          action={<BannerButton onClick={onLook}>{said.refresh}</BannerButton>}
        />
      );
    case 'not-done':
      return <NotDoneOutcome stays title={state.lookedUp ? said.notDoneLooked : said.notDone} error={state.error} />;
    case 'idle':
    case 'sending':
    case 'done':
      return null;
    default:
      return state satisfies never;
  }
}
