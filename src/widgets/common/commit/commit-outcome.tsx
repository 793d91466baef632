import type { ReactNode } from 'react';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { NotDoneOutcome, UnknownOutcome } from './outcome-alert';
import { CheckingOutcome, PendingOutcome } from './pending-outcome';

/** What a form says of what it sent; a refusal it says itself. */
export interface OutcomeMessages {
  readonly slow: string;
  readonly checking: string;
  readonly unknown: string;
  readonly unknownText: string;
  readonly notDone: string;
  readonly notDoneText: string;
}

interface CommitOutcomeProps<Done, Refused> {
  readonly state: CommitState<Done, Refused>;
  readonly words: OutcomeMessages;
  readonly onCheck: () => void;
  readonly refused: (reason: Refused) => ReactNode;
}

/** What is known of a form that was sent and has not ended: nothing before, and nothing when it is done. */
export function CommitOutcome<Done, Refused>({ state, words, onCheck, refused }: CommitOutcomeProps<Done, Refused>) {
  switch (state.phase) {
    case 'idle':
    case 'done':
      return null;
    case 'sending':
      return <PendingOutcome since={state.since} texts={[null, words.slow, words.slow]} />;
    case 'checking':
      return <CheckingOutcome since={state.since} text={words.checking} />;
    case 'unknown':
      return <UnknownOutcome title={words.unknown} text={words.unknownText} onCheck={onCheck} />;
    case 'refused':
      return refused(state.reason);
    case 'not-done':
      return <NotDoneOutcome title={words.notDone} text={words.notDoneText} error={state.error} />;
    default:
      return state satisfies never;
  }
}
