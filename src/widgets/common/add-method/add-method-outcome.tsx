import type { CommitState } from '../../../runtime/commit/commit.types';
import { useWords } from '../../../runtime/react/use-messages';
import { refusalText } from '../commit/refusal-text';
import { NotDone, Told, Unknown } from '../commit/outcome-alert';
import { Checking, Waiting } from '../commit/pending-outcome';
import { savingMessages } from './saving.messages';

interface SavingOutcomeProps {
  readonly state: CommitState<unknown, string>;
  readonly onCheck: () => void;
}

/** What is known of a change of the wallet that was sent. It takes the focus when there is something to decide. */
export function SavingOutcome({ state, onCheck }: SavingOutcomeProps) {
  const { m } = useWords('add-method', savingMessages);
  switch (state.phase) {
    case 'idle':
    case 'done':
      return null;
    case 'sending':
      return <Waiting since={state.since} texts={[null, m.progress.slow, m.progress.slow]} />;
    case 'checking':
      return <Checking since={state.since} text={m.progress.checking} />;
    case 'unknown':
      return <Unknown title={m.unknown.title} text={m.unknown.text} onCheck={onCheck} />;
    case 'refused':
      return (
        <Told tone="critical" title={m.refused.title}>
          {refusalText(m.refused, state.reason, m.notDone.text)}
        </Told>
      );
    case 'not-done':
      return <NotDone title={m.notDone.title} text={m.notDone.text} error={state.error} />;
    default:
      return state satisfies never;
  }
}
