import type { CommitState } from '../../../runtime/commit/commit.types';
import { useMessages } from '../../../runtime/react/use-messages';
import { refusalText } from '../commit/commit.rules';
import { NotDoneOutcome, OutcomeAlert, UnknownOutcome } from '../commit/outcome-alert';
import { CheckingOutcome, PendingOutcome } from '../commit/pending-outcome';
import { savingMessages } from './saving.messages';

interface SavingOutcomeProps {
  readonly state: CommitState<unknown, string>;
  readonly onCheck: () => void;
}

/** Status of a sent change of the wallet. Takes the focus when the buyer has to decide something. */
export function SavingOutcome({ state, onCheck }: SavingOutcomeProps) {
  const { m } = useMessages('add-method', savingMessages);
  switch (state.phase) {
    case 'idle':
    case 'done':
      return null;
    case 'sending':
      return <PendingOutcome since={state.since} texts={[null, m.progress.slow, m.progress.slow]} />;
    case 'checking':
      return <CheckingOutcome since={state.since} text={m.progress.checking} />;
    case 'unknown':
      return <UnknownOutcome title={m.unknown.title} text={m.unknown.text} onCheck={onCheck} />;
    case 'refused':
      return (
        <OutcomeAlert tone="critical" title={m.refused.title}>
          {refusalText(m.refused, state.reason, m.notDone.text)}
        </OutcomeAlert>
      );
    case 'not-done':
      return <NotDoneOutcome title={m.notDone.title} text={m.notDone.text} error={state.error} />;
    default:
      return state satisfies never;
  }
}
