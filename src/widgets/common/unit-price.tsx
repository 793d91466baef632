import type { ReactNode } from 'react';
import type { Price } from '../../domain';
import { isOriginalPriceShown } from '../../rules';
import type { NumberFormats } from '../../runtime/react/use-number-formats';
import { fill } from '../../runtime/messages/messages';

/** Messages of a price; each widget passes its own. */
export interface PriceMessages {
  readonly noPrice: string;
  readonly originalPrice: `${string}{price}${string}`;
}

interface UnitPriceProps {
  readonly price: Price;
  readonly messages: PriceMessages;
  readonly formats: NumberFormats;
}

/** Elements of `UnitPrice` without the component, for lists with many rows or cards. */
export function unitPriceOf({ price, messages, formats }: UnitPriceProps): ReactNode {
  if (price.state !== 'known') return <span className="tf-second tf-quiet">{messages.noPrice}</span>;
  const { current, original, showOriginal: show } = price;
  const struck = original !== null && isOriginalPriceShown({ show, original: original.minor, current: current.minor });
  return (
    <>
      <span part="price" className="tf-price">
        {formats.money(current)}
      </span>
      {struck && (
        <s className="tf-struck tf-second">
          <span className="tf-hidden">{fill(messages.originalPrice, { price: formats.money(original) })}</span>
          <span aria-hidden>{formats.money(original)}</span>
        </s>
      )}
    </>
  );
}

/**
 * Price of one unit, with the original price struck through if it is shown (product rule 428); a text if there is no
 * price.
 */
export const UnitPrice = (props: UnitPriceProps) => unitPriceOf(props);
