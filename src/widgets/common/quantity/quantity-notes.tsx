import { CircleAlert } from 'lucide';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { type OpenQuantities, useOpenCount } from './use-open-quantities';
import { quantityMessages } from './quantity.messages';

export { QuantityText } from './quantity-text';
export { UnusualQuestion } from './unusual-question';

export interface OpenNoteProps {
  readonly open: OpenQuantities;
  /** To describe what waits by. */
  readonly id?: string;
}

/** Says how many quantities of a region need attention before it goes on, and leads to the first; nothing without one. */
export function OpenNote({ open, id }: OpenNoteProps) {
  const count = useOpenCount(open);
  const { m, plural } = useMessages('quantity', quantityMessages);
  if (count === 0) return null;
  return (
    <p id={id} className="tf-open-note">
      <Button variant="base-underline" size="sm" icon={CircleAlert} onClick={open.focusFirst}>
        {plural(m.open, count)}
      </Button>
    </p>
  );
}
