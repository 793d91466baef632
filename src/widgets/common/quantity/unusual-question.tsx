import { useEffect } from 'react';
import type { UsualQuantity } from '../../../domain';
import { timesUsual } from '../../../rules';
import type { NumberFormats } from '../../../runtime/react/use-number-formats';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { quantityMessages } from './quantity.messages';

export interface UnusualQuestionProps {
  readonly quantity: number;
  readonly usual: UsualQuantity;
  readonly formats: NumberFormats;
  /** Id of the question's text, for `aria-describedby` of the field. */
  readonly id: string;
  readonly onKeep: () => void;
  /** Suppresses the announcement, for lists with several questions at once. */
  readonly quiet?: boolean;
  /** Offers another quantity; absent if there is none. */
  readonly change?: { readonly to: number; readonly onChange: () => void };
}

/** Asks whether a quantity far above the account's usual one is correct (decision 57). */
export function UnusualQuestion({ quantity, usual, formats, id, onKeep, quiet = false, change }: UnusualQuestionProps) {
  const messages = useMessages('quantity', quantityMessages);
  const { m, fill } = messages;
  const announce = useAnnounce();
  const text = unusualText(quantity, usual, messages, formats);
  const formattedQuantity = formats.number(quantity);
  useEffect(() => {
    if (!quiet) announce(text);
  }, [quiet, announce, text]);
  return (
    <span className="tf-quantity-question">
      <span id={id} className="tf-second tf-tone" data-tone="caution">
        {text}
      </span>
      <span className="tf-quantity-answers">
        <Button variant="secondary" size="sm" onClick={onKeep}>
          {fill(m.keep, { quantity: formattedQuantity })}
        </Button>
        {change !== undefined && (
          <Button variant="toolbar" size="sm" onClick={change.onChange}>
            {fill(m.change, { quantity: formats.number(change.to) })}
          </Button>
        )}
      </span>
    </span>
  );
}

/** Returns the question about a quantity: its multiple of the usual one, or that the product was not ordered before. */
export function unusualText(
  quantity: number,
  { quantity: usual }: UsualQuantity,
  { m, fill }: Messages<typeof quantityMessages>,
  { number }: Pick<NumberFormats, 'number'>,
): string {
  const times = timesUsual(quantity, usual);
  return times === null || usual === null
    ? fill(m.unusualFirst, { quantity: number(quantity) })
    : fill(m.unusual, { times: number(times), usual: number(usual), quantity: number(quantity) });
}
