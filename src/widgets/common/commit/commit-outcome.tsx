import type { ReactNode } from 'react';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { NotDoneOutcome, UnknownOutcome } from './outcome-alert';
import { CheckingOutcome, PendingOutcome } from './pending-outcome';

/** Messages of a form for the status of its request. The form has its own messages for refusals. */
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
  readonly messages: OutcomeMessages;
  readonly onCheck: () => void;
  readonly refused: (reason: Refused) => ReactNode;
}

/** Status of a sent form. Renders nothing before it is sent and after it is done. */
export function CommitOutcome<Done, Refused>({ state, messages, onCheck, refused }: CommitOutcomeProps<Done, Refused>) {
  switch (state.phase) {
    case 'idle':
    case 'done':
      return null;
    case 'sending':
      return <PendingOutcome since={state.since} texts={[null, messages.slow, messages.slow]} />;
    case 'checking':
      return <CheckingOutcome since={state.since} text={messages.checking} />;
    case 'unknown':
      return <UnknownOutcome title={messages.unknown} text={messages.unknownText} onCheck={onCheck} />;
    case 'refused':
      return refused(state.reason);
    case 'not-done':
      return <NotDoneOutcome title={messages.notDone} text={messages.notDoneText} error={state.error} />;
    default:
      return state satisfies never;
  }
}
