import { useFormats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import type { cartMessages } from '../cart.messages';

export interface OutOfStockTextProps {
  /** The day on which the product is back. */
  readonly backOn: string;
  readonly messages: Messages<typeof cartMessages>;
}

/** Until when a product is out of stock, and what to do about it. */
export function OutOfStockText({ backOn, messages: { m, fill } }: OutOfStockTextProps) {
  const { weekdayDate } = useFormats();
  return <>{fill(m.problems['out-of-stock-until'], { date: weekdayDate(backOn) })}</>;
}
