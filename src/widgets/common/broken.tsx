import { useWords } from '../../runtime/react/use-words';
import { Button } from '../../ui/button/button';
import { frameMessages } from './frame.messages';
import { Heading } from './heading';

/**
 * What stands in the place of a widget that threw. It looks like a compact `Blank` without its drawings, which
 * every widget would otherwise carry for a day that should never come.
 */
export function Broken({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { m } = useWords('common', frameMessages);
  return (
    <div className="tf-blank" data-compact>
      <Heading className="tf-h3">{m.broken.title}</Heading>
      <div className="tf-blank-text">{m.broken.text}</div>
      <div className="tf-blank-actions">
        <Button variant="base" onClick={onTryAgain}>
          {m.tryAgain}
        </Button>
      </div>
    </div>
  );
}
