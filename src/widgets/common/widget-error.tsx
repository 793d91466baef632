import { useMessages } from '../../runtime/react/use-messages';
import { Button } from '../../ui/button/button';
import { frameMessages } from './frame.messages';
import { Heading } from './heading';

/**
 * Replaces a widget that threw, or a lazy part that failed to load. Looks like a compact `EmptyState`, but does not
 * import it, because every widget would then contain its drawings.
 */
export function WidgetError({ onRetry, role }: { readonly onRetry: () => void; readonly role?: 'alert' }) {
  const { m } = useMessages('common', frameMessages);
  return (
    <div role={role} className="tf-empty-state" data-compact>
      <Heading className="tf-h3">{m.broken.title}</Heading>
      <div className="tf-empty-state-text">{m.broken.text}</div>
      <div className="tf-empty-state-actions">
        <Button variant="base" onClick={onRetry}>
          {m.tryAgain}
        </Button>
      </div>
    </div>
  );
}
