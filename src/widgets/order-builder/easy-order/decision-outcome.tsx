import type { EasyOrder, EasyOrderRefusal } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { useWords } from '../../../runtime/react/use-messages';
import { refusalText } from '../../common/commit/refusal-text';
import { NotDone, Small, Told, Unknown } from '../../common/commit/outcome-alert';
import { Checking } from '../../common/commit/pending-outcome';
import { decidingMessages } from './decision-parts.messages';

interface EasyStandingProps {
  readonly state: CommitState<EasyOrder, EasyOrderRefusal | 'handle-closed'>;
  readonly messages?: object;
  readonly onCheck: () => void;
  /** Shows the proposal as it stands now. */
  readonly onLook: () => void;
}

/** What is known of a decision that did not simply go through. */
export function EasyStanding({ state, messages, onCheck, onLook }: EasyStandingProps) {
  const said = useWords('order-builder', decidingMessages, messages).m.easy;
  switch (state.phase) {
    case 'checking':
      return <Checking since={state.since} text={said.checkingOutcome} />;
    case 'unknown':
      return <Unknown stays title={said.unknown} text={said.unknownText} onCheck={onCheck} />;
    case 'refused':
      return <Told stays tone="critical" title={refusalText(said.refused, state.reason, said.notDone)} action={<Small onClick={onLook}>{said.refresh}</Small>} />;
    case 'not-done':
      return <NotDone stays title={state.lookedUp ? said.notDoneLooked : said.notDone} error={state.error} />;
    case 'idle':
    case 'sending':
    case 'done':
      return null;
    default:
      return state satisfies never;
  }
}
