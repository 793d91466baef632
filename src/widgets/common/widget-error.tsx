import { useMessages } from '../../runtime/react/use-messages';
import { Button } from '../../ui/button/button';
import { frameMessages } from './frame.messages';
import { Heading } from './heading';

/**
 * What stands in the place of a widget that threw, or of a part whose code did not come. It looks like a compact `EmptyState` without its drawings, which
 * every widget would otherwise carry for a day that should never come.
 */
export function WidgetError({ onTryAgain, role }: { readonly onTryAgain: () => void; readonly role?: 'alert' }) {
  const { m } = useMessages('common', frameMessages);
  return (
    <div role={role} className="tf-empty-state" data-compact>
      <Heading className="tf-h3">{m.broken.title}</Heading>
      <div className="tf-empty-state-text">{m.broken.text}</div>
      <div className="tf-empty-state-actions">
        <Button variant="base" onClick={onTryAgain}>
          {m.tryAgain}
        </Button>
      </div>
    </div>
  );
}
