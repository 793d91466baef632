import type { Account, Cart, Checkout, DeliveryMethod, Minimum } from '../../../domain';
import { minimumOrderShortfall } from '../../../rules';
import { useSettings } from '../../../runtime/react/provider';
import { type Formats, useFormats } from '../../../runtime/react/use-formats';
import { type Messages, useMessages } from '../../../runtime/react/use-messages';
import { ButtonLink } from '../../../ui/button/button';
import { Card } from '../../../ui/card/card-container';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Meter } from '../../../ui/meter/meter';
import { usePartLevel } from '../../common/heading';
import { OrderingStopped } from '../../common/ordering/ordering-banners';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';
import { shortfallFor } from '../checkout.lazy.rules';
import { minimumFor } from '../checkout.rules';

/** Banner for an account that cannot check out: the reason and the number to call (decision 10). */
export function StoppedBanner({ account, overrides }: { readonly account: Account; readonly overrides?: object }) {
  const { m } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const stopping = account.conditions.find(({ stops }) => stops.includes('checkout'));
  return stopping === undefined ? null : (
    <OrderingStopped condition={stopping} accountName={account.name}>
      {m.blocked.cartSaved}
    </OrderingStopped>
  );
}

/** Empty state of the cart with a link to the products. */
export function NothingToOrder({ overrides }: { readonly overrides?: object }) {
  const { m } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const { links } = useSettings();
  const href = links.href({ to: 'products' });
  return (
    <Card>
      <EmptyState
        level={usePartLevel(1)}
        title={m.empty.title}
        text={m.empty.text}
        actions={href === null ? undefined : <ButtonLink href={href}>{m.empty.action}</ButtonLink>}
      />
    </Card>
  );
}

interface MinimumMeterProps {
  readonly cart: Cart;
  readonly minimum: Minimum;
  readonly overrides?: object;
}

/** Progress of the cart towards the minimums of the chosen delivery method. */
export function MinimumMeter({ cart: { minimumProgress }, minimum, overrides }: MinimumMeterProps) {
  const { m, fill } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const formats = useFormats();
  const short = minimumOrderShortfall(minimumProgress, minimum);
  const meter = (text: string, missing: string | null, value: number, goal: number, form: 'pips' | 'bar') => {
    const gap = missing === null ? m.summary.met : fill(m.summary.short, { missing });
    return (
      <Meter
        label={m.summary.minimum}
        text={text}
        hint={gap}
        valueText={`${text}, ${gap}`}
        value={value}
        goal={goal}
        variant={form}
      />
    );
  };
  return (
    <>
      {minimum.cases !== undefined &&
        meter(
          fill(m.summary.casesOf, {
            cases: formats.number(minimumProgress.cases),
            minimum: formats.number(minimum.cases),
          }),
          short?.cases == null ? null : formats.number(short.cases),
          minimumProgress.cases,
          minimum.cases,
          'pips',
        )}
      {minimum.value !== undefined &&
        meter(
          fill(m.summary.valueOf, {
            value: formats.money(minimumProgress.value),
            minimum: formats.money(minimum.value),
          }),
          short?.value == null ? null : formats.money(short.value),
          minimumProgress.value.minor,
          minimum.value.minor,
          'bar',
        )}
    </>
  );
}

/**
 * Returns why the cart cannot be ordered with this delivery method, and the remedy, as one sentence; null if it can.
 */
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
