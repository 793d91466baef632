import type { Formats } from '../../../../runtime/react/use-formats';
import type { Messages } from '../../../../runtime/react/use-messages';
import type { productGridLazyMessages } from '../../product-grid.lazy.messages';
import type { productGridMessages } from '../../product-grid.messages';
import type { EntryOutcome } from './entry.store';

/** Returns the text for a product's outcome; null if there is none. */
export function outcomeText(
  outcome: EntryOutcome | undefined,
  { m: { units }, fill, plural }: Messages<typeof productGridMessages>,
  m: (typeof productGridLazyMessages)['entry'],
  formats: Formats,
): string | null {
  switch (outcome?.kind) {
    case undefined:
      return null;
    case 'added':
      return fill(m.added, { quantity: plural(units[outcome.product.sellingUnit], outcome.quantity) });
    case 'partial':
      return fill(m.partial, {
        quantity: formats.number(outcome.quantity),
        wanted: formats.number(outcome.requested),
        because: m.reasons[outcome.reason],
      });
    case 'refused':
      return fill(m.refused, { because: m.reasons[outcome.reason] });
    default:
      return outcome satisfies never;
  }
}
