import type { CartState } from '../../runtime/cart/cart.state';
import type { NumberFormats } from '../../runtime/react/use-number-formats';
import type { Messages } from '../../runtime/react/use-messages';
import type { cartMessages } from './cart.messages';
import type { Shortfall } from './cart.rules';

/** Returns what is missing for which minimum. */
export function shortfallTitle(
  missing: Shortfall,
  minimum: CartState['minimum'],
  {
    messages: { m, fill, plural },
    formats,
  }: { readonly messages: Messages<typeof cartMessages>; readonly formats: NumberFormats },
): string {
  if (missing.cases !== null)
    return plural(m.minimum.casesTitle, missing.cases, { minimum: formats.number(minimum.cases ?? 0) });
  return missing.value === null || minimum.value === undefined
    ? ''
    : fill(m.minimum.valueTitle, { missing: formats.money(missing.value), minimum: formats.money(minimum.value) });
}
