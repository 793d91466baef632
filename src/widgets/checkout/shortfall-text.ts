import type { Checkout, DeliveryMethod } from '../../domain';
import type { Formats } from '../../runtime/react/use-formats';
import type { Messages } from '../../runtime/react/use-messages';
import type { checkoutLazyMessages } from './checkout.lazy.messages';
import { shortfallFor } from './checkout.lazy.rules';
import { minimumFor } from './checkout.rules';

/** What keeps this cart from being ordered this way, in a sentence with the way out; null when nothing does. */
export function shortfallText(
  checkout: Checkout,
  method: DeliveryMethod,
  { m, plural, fill }: Messages<typeof checkoutLazyMessages>,
  formats: Formats,
): string | null {
  const unavailable = checkout.cart.lines.filter(({ problem }) => problem !== null).length;
  const short = shortfallFor(checkout, method);
  const minimum = minimumFor(checkout, method);
  if (short?.cases != null)
    return plural(m.blocked.belowCases, short.cases, { minimum: formats.number(minimum.cases ?? 0) });
  if (short?.value != null && minimum.value !== undefined) {
    return fill(m.blocked.belowValue, { missing: formats.money(short.value), minimum: formats.money(minimum.value) });
  }
  return unavailable === 0 ? null : plural(m.blocked.unavailable, unavailable);
}
