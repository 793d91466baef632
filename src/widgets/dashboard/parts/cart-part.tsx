import type { CartState, OptimisticTotals } from '../../../runtime/cart/cart.state';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { SkeletonShape, Skeleton } from '../../../ui/skeleton/skeleton';
import { Meter } from '../../../ui/meter/meter';
import { commonMessages } from '../../common/common.messages';
import { shortfallOf } from '../../../runtime/cart/shortfall';
import type { DashboardCardProps } from '../dashboard.types';
import { PartFailed } from './part-failed';

/** The part of the cart state that the dashboard shows. */
export interface CartSummary extends Pick<CartState, 'totals' | 'minimum' | 'error'> {
  readonly onRetry: () => void;
}

interface CartPartProps extends Pick<DashboardCardProps, 'messages'> {
  readonly cart: CartSummary;
}

/** Summary of the cart: its contents and the progress to the minimum order. */
export function CartPart({ cart: { error, totals, minimum, onRetry }, messages }: CartPartProps) {
  const { m } = messages;
  if (error !== null) return <PartFailed title={m.cart.failed} error={error} onRetry={onRetry} />;
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

/** Skeleton of a meter with the text above it. */
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

/**
 * Progress to each of the account's minimums, in cases and in value, or the cart's contents if there is none. Both
 * minimums have to be met (decision 6).
 */
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
          text={fill(m.cart.casesOf, {
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
          text={fill(m.cart.valueOf, { value: formats.money(reached), minimum: formats.money(value) })}
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
  readonly text: string;
  readonly gap: string;
  readonly value: number;
  readonly goal: number;
  readonly form?: 'pips' | 'bar';
}

const MinimumMeter = ({ text, gap, ...meter }: MinimumMeterProps) => (
  <Meter {...meter} text={text} hint={gap} valueText={`${text}, ${gap}`} />
);
