import type { SendMessageRefusal, SentMessage } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { refusalText } from '../../common/commit/refusal-text';
import { NotDone, OrCall, Told, Unknown } from '../../common/commit/told';
import { Checking, Waiting } from '../../common/commit/waiting';
import type { LaterWords } from '../contact-us.view.types';

interface MessageOutcomeProps {
  readonly state: CommitState<SentMessage, SendMessageRefusal | 'handle-closed'>;
  readonly words: LaterWords;
  readonly onCheck: () => void;
}

/** What is known of a message that was sent. */
export function MessageOutcome({ state, words: { m: { outcome: m } }, onCheck }: MessageOutcomeProps) {
  switch (state.phase) {
    case 'idle':
    case 'done':
      return null;
    case 'sending':
      return <Waiting since={state.since} texts={[null, m.slow, m.slow]} />;
    case 'checking':
      return <Checking since={state.since} text={m.checking} />;
    case 'unknown':
      return <Unknown title={m.unknown} text={m.unknownText} onCheck={onCheck} />;
    case 'refused':
      return (
        <Told tone="critical" title={m.notDone}>
          {refusalText(m.refused, state.reason, m.notDoneText)} <OrCall />
        </Told>
      );
    case 'not-done':
      return <NotDone title={m.notDone} text={m.notDoneText} error={state.error} />;
    default:
      return state satisfies never;
  }
}
