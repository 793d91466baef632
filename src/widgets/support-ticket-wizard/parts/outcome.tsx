import type { CommitState } from '../../../runtime/commit/commit.types';
import type { CreatedCase } from '../../../domain';
import { refusalText } from '../../common/commit/refusal-text';
import { NotDone, Small, Told, Unknown } from '../../common/commit/told';
import { Checking, Waiting } from '../../common/commit/waiting';
import type { WizardWords } from '../wizard.view.types';

export interface OutcomeProps {
  readonly state: CommitState<CreatedCase, 'attachment-gone' | 'handle-closed'>;
  readonly words: WizardWords;
  readonly onCheck: () => void;
  /** Goes where photos are added again. */
  readonly onPhotosGone: () => void;
}

/** What is known of a ticket that was sent. */
export function Outcome({ state, words: { m }, onCheck, onPhotosGone }: OutcomeProps) {
  const { outcome } = m;
  switch (state.phase) {
    case 'idle':
    case 'done':
      return null;
    case 'sending':
      return <Waiting since={state.since} texts={[null, outcome.slow, outcome.slow]} />;
    case 'checking':
      return <Checking since={state.since} text={outcome.checking} />;
    case 'unknown':
      return <Unknown title={outcome.unknown} text={outcome.unknownText} onCheck={onCheck} />;
    case 'refused':
      return (
        <Told tone="critical" title={outcome.notDone} action={state.reason === 'attachment-gone' && <Small onClick={onPhotosGone}>{m.photos.add}</Small>}>
          {refusalText(outcome.refused, state.reason, outcome.notDoneText)}
        </Told>
      );
    case 'not-done':
      return <NotDone title={outcome.notDone} text={outcome.notDoneText} error={state.error} />;
    default:
      return state satisfies never;
  }
}
