import type { CartState, OptimisticTotals } from '../../../runtime/cart/cart.state';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { SkeletonShape, Skeleton } from '../../../ui/skeleton/skeleton';
import { Meter } from '../../../ui/meter/meter';
import { commonMessages } from '../../common/common.messages';
import { shortfallOf } from '../../../runtime/cart/shortfall';
import type { DashboardCardProps } from '../dashboard.types';
import { PartFailed } from './part-failed';

/** What the dashboard shows of the open cart. */
export interface CartGlance extends Pick<CartState, 'totals' | 'minimum' | 'error'> {
  readonly onTryAgain: () => void;
}

interface CartPartProps extends Pick<DashboardCardProps, 'messages'> {
  readonly cart: CartGlance;
}

/** The open cart at a glance: what is in it, and how far it is from an order. */
export function CartPart({ cart: { error, totals, minimum, onTryAgain }, messages }: CartPartProps) {
  const { m } = messages;
  if (error !== null) return <PartFailed title={m.cart.failed} error={error} onTryAgain={onTryAgain} />;
  if (totals === null) {
    return (
      <Skeleton label={m.cart.loading}>
        <CartPartSkeleton />
      </Skeleton>
    );
  }
  if (totals.cases === 0) {
    return (
      <>
        <p className="tf-h2 tf-strong">{m.cart.empty}</p>
        <p className="tf-second tf-muted">{m.cart.emptyText}</p>
      </>
    );
  }
  return <Progress totals={totals} minimum={minimum} messages={messages} />;
}

/** The words over a meter, and the meter. */
export const CartPartSkeleton = () => (
  <div className="tf-dashboard-skeleton">
    <SkeletonShape shape="second" width="lg" />
    <SkeletonShape />
  </div>
);

interface ProgressProps extends Pick<DashboardCardProps, 'messages'> {
  readonly totals: OptimisticTotals;
  readonly minimum: CartState['minimum'];
}

/** How far the cart is from each of the account's minimums; without one, what is in it. Both have to be met (decision 6). */
function Progress({ totals, minimum, messages: { m, plural, fill } }: ProgressProps) {
  const formats = useFormats();
  const common = useMessages('common', commonMessages).m;
  const total = totals.total === null ? common.notAvailable : formats.money(totals.total);
  const short = shortfallOf(totals, minimum);
  const { cases, value } = minimum;
  const reached = totals.countedValue;
  return (
    <>
      {cases !== undefined && (
        <MinimumMeter
          label={m.cart.meter}
          words={fill(m.cart.casesOf, {
            cases: formats.number(totals.countedCases),
            minimum: formats.number(cases),
            total,
          })}
          gap={short?.cases == null ? m.cart.met : plural(m.cart.shortCases, short.cases)}
          value={totals.countedCases}
          goal={cases}
        />
      )}
      {value !== undefined && reached !== null && (
        <MinimumMeter
          form="bar"
          label={m.cart.meter}
          words={fill(m.cart.valueOf, { value: formats.money(reached), minimum: formats.money(value) })}
          gap={short?.value == null ? m.cart.met : fill(m.cart.short, { missing: formats.money(short.value) })}
          value={reached.minor}
          goal={value.minor}
        />
      )}
      {cases === undefined && (value === undefined || reached === null) && (
        <p className="tf-h2 tf-strong">{fill(m.cart.holds, { cases: plural(m.cart.cases, totals.cases), total })}</p>
      )}
    </>
  );
}

interface MinimumMeterProps {
  readonly label: string;
  readonly words: string;
  readonly gap: string;
  readonly value: number;
  readonly goal: number;
  readonly form?: 'pips' | 'bar';
}

const MinimumMeter = ({ words, gap, ...meter }: MinimumMeterProps) => (
  <Meter {...meter} text={words} gap={gap} valueText={`${words}, ${gap}`} />
);
