import { useFormats } from '../../../runtime/react/use-formats';
import { agreedTotal } from '../checkout.model';
import type { FormPartProps } from '../form-part.types';
import { PlaceButton, type PlaceButtonProps } from './place-button';

/** On a phone: the total, the date, and the one button, always in reach. */
export function PlaceDock({ answers, checkout, button }: FormPartProps & { readonly button: PlaceButtonProps }) {
  const formats = useFormats();
  return (
    <div className="tf-checkout-dock">
      <p className="tf-grow">
        <span className="tf-h2 tf-strong tf-number">{formats.money(agreedTotal(checkout, answers))}</span>
        {answers.date !== null && <span className="tf-second tf-muted tf-checkout-note">{formats.weekdayDate(answers.date)}</span>}
      </p>
      <PlaceButton {...button} />
    </div>
  );
}
