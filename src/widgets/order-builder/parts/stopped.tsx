import type { ConditionOnAccount } from '../../../domain';
import { useWords } from '../../../runtime/react/use-words';
import { OrderingStopped } from '../../common/ordering/ordering-banners';
import { stoppedMessages } from '../stopped.messages';

interface StoppedProps {
  readonly condition: ConditionOnAccount;
  readonly accountName: string | null;
  readonly messages?: object;
}

/** Why nothing can be ordered, in either view. */
export function Stopped({ messages, ...of }: StoppedProps) {
  const { m } = useWords('order-builder', stoppedMessages, messages);
  return <OrderingStopped words={m.stopped} {...of} />;
}
