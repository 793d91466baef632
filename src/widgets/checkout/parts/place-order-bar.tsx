import type { ReactNode } from 'react';
import { useFormats } from '../../../runtime/react/use-formats';
import { agreedTotal } from '../checkout.rules';
import type { FormPartProps } from '../form-part.types';
import { PlaceButton, type PlaceButtonProps } from './place-button';

interface PlaceOrderBarProps extends FormPartProps {
  readonly button: PlaceButtonProps;
  /** Why the order can not be placed as things stand; null when it can. */
  readonly reason: string | null;
  /** Leads to where that can be helped; null when it can not be, or need not. */
  readonly toCart: ReactNode;
}

/** On a phone: the total, the date or what is in the way, and the one useful step, always in reach. */
export function PlaceOrderBar({ form: { values: answers }, checkout, button, reason, toCart }: PlaceOrderBarProps) {
  const formats = useFormats();
  const date = answers.date === null ? null : formats.weekdayDate(answers.date);
  return (
    <div className="tf-checkout-action-bar">
      <p className="tf-grow">
        <span className="tf-h2 tf-strong tf-number">{formats.money(agreedTotal(checkout, answers))}</span>
        <span className="tf-second tf-tone tf-checkout-note" data-tone={reason === null ? 'quiet' : 'caution'}>
          {reason ?? date}
        </span>
      </p>
      {toCart ?? <PlaceButton {...button} />}
    </div>
  );
}
