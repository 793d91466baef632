import type { Cart, Minimum } from '../../../domain';
import { minimumOrderShortfall } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Meter } from '../../../ui/meter/meter';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';

interface MinimumMeterProps {
  readonly cart: Cart;
  readonly minimum: Minimum;
  readonly overrides?: object;
}

/** How far the cart is from the minimums of the way it is to come. */
export function MinimumMeter({ cart: { counted }, minimum, overrides }: MinimumMeterProps) {
  const { m, fill } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const formats = useFormats();
  const short = minimumOrderShortfall(counted, minimum);
  const meter = (words: string, missing: string | null, value: number, goal: number, form: 'pips' | 'bar') => {
    const gap = missing === null ? m.summary.met : fill(m.summary.short, { missing });
    return (
      <Meter
        label={m.summary.minimum}
        words={words}
        gap={gap}
        valueText={`${words}, ${gap}`}
        value={value}
        goal={goal}
        form={form}
      />
    );
  };
  return (
    <>
      {minimum.cases !== undefined &&
        meter(
          fill(m.summary.casesOf, { cases: formats.number(counted.cases), minimum: formats.number(minimum.cases) }),
          short?.cases == null ? null : formats.number(short.cases),
          counted.cases,
          minimum.cases,
          'pips',
        )}
      {minimum.value !== undefined &&
        meter(
          fill(m.summary.valueOf, { value: formats.money(counted.value), minimum: formats.money(minimum.value) }),
          short?.value == null ? null : formats.money(short.value),
          counted.value.minor,
          minimum.value.minor,
          'bar',
        )}
    </>
  );
}
