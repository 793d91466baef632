import type { EasyOrder, EasyOrderRefusal } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { useWords } from '../../../runtime/react/use-words';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { commonMessages } from '../../common/common.messages';
import { decidingMessages } from './deciding.messages';

interface EasyStandingProps {
  readonly state: CommitState<EasyOrder, EasyOrderRefusal | 'handle-closed'>;
  readonly messages?: object;
  readonly onCheck: () => void;
  /** Shows the proposal as it stands now. */
  readonly onLook: () => void;
}

/** What is known of a decision that did not simply go through. */
export function EasyStanding({ state, messages, onCheck, onLook }: EasyStandingProps) {
  const { m, fill } = useWords('order-builder', decidingMessages, messages);
  const said = m.easy;
  const common = useWords('common', commonMessages);
  const look = <Button variant="secondary" size="sm" onClick={onLook}>{said.refresh}</Button>;
  switch (state.phase) {
    case 'checking':
      return <Banner role="status" tone="caution" title={said.checkingOutcome} />;
    case 'unknown':
      return (
        <Banner role="alert" tone="caution" title={said.unknown} action={<Button variant="secondary" size="sm" onClick={onCheck}>{said.ask}</Button>}>
          {said.unknownText}
        </Banner>
      );
    case 'refused':
      return <Banner role="alert" tone="critical" title={said.refused[state.reason]} action={look} />;
    case 'not-done':
      return (
        <Banner
          role="alert"
          tone="critical"
          title={state.lookedUp ? said.notDoneLooked : fill(said.notDone, { because: state.error === null ? '' : common.m.errors[state.error.code] })}
        />
      );
    case 'idle':
    case 'sending':
    case 'done':
      return null;
    default:
      return state satisfies never;
  }
}
