import type { Order } from '../../domain';
import type { LazyMessages } from './use-lazy-messages';

/** What the driver takes back, in words: `2 CO₂ cylinders and 3 of glass`; nothing when there is none. */
export function emptiesText(
  { cylinder, glass }: Order['empties'],
  { m, plural }: LazyMessages,
  locale: string,
): string {
  const kinds = [
    ...(cylinder > 0 ? [plural(m.empties.cylinder, cylinder)] : []),
    ...(glass > 0 ? [plural(m.empties.glass, glass)] : []),
  ];
  return kinds.length < 2 ? kinds.join('') : new Intl.ListFormat(locale === 'es-CA' ? 'es-US' : locale).format(kinds);
}
