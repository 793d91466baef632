import { CircleAlert } from 'lucide';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { type OpenQuantities, useOpenCount } from './use-open-quantities';
import { quantityMessages } from './quantity.messages';

export { QuantityText } from './quantity-text';
export { UnusualQuestion } from './unusual-question';

export interface OpenNoteProps {
  readonly open: OpenQuantities;
  /** Id for `aria-describedby` of the control that waits. */
  readonly id?: string;
}

/** Link with the number of quantities that need attention; it focuses the first. Not rendered without one. */
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
