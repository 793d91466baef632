import type { ReactNode } from 'react';
import { useFormats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import type { checkoutMessages } from '../checkout.messages';
import { agreedTotal } from '../checkout.rules';
import type { FormPartProps } from '../checkout.types';

export interface PlaceButtonProps {
  readonly messages: Messages<typeof checkoutMessages>;
  readonly placing: boolean;
  /** Id of the text that states why the order cannot be placed; null if it can. */
  readonly reasonId: string | null;
  readonly block?: boolean;
}

/** Button that places the order. While it is busy it keeps its position and the focus. */
export const PlaceButton = ({ messages: { m }, placing, reasonId, block }: PlaceButtonProps) => (
  <Button
    type="submit"
    variant="primary-green"
    size="lg"
    block={block}
    busy={placing}
    busyLabel={m.summary.placing}
    aria-disabled={reasonId !== null}
    aria-describedby={reasonId ?? undefined}
  >
    {m.summary.place}
  </Button>
);

interface PlaceOrderBarProps extends FormPartProps {
  readonly button: PlaceButtonProps;
  /** Reason why the order cannot be placed; null if it can. */
  readonly reason: string | null;
  /** Link to the cart if that resolves the reason; null otherwise. */
  readonly toCart: ReactNode;
}

/** Action bar of narrow containers: the total, the date or the reason, and the main action. */
export function PlaceOrderBar({ form: { values: answers }, checkout, button, reason, toCart }: PlaceOrderBarProps) {
  const formats = useFormats();
  const date = answers.date === null ? null : formats.weekdayDate(answers.date);
  return (
    <div part="checkout-action-bar" className="tf-checkout-action-bar">
      <p className="tf-grow">
        <span className="tf-h2 tf-strong tf-number">{formats.money(agreedTotal(checkout, answers))}</span>
        <span
          part="checkout-note"
          className="tf-second tf-tone tf-checkout-note"
          data-tone={reason === null ? 'quiet' : 'caution'}
        >
          {reason ?? date}
        </span>
      </p>
      {toCart ?? <PlaceButton {...button} />}
    </div>
  );
}
