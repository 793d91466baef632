import { minimumOrderShortfall } from '../../../rules';
import type { CartState, ShownTotals } from '../../../runtime/cart/cart.types';
import { cartOf } from '../../../runtime/cart/cart';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useCart, useCartPart } from '../../../runtime/react/use-cart';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { useWords } from '../../../runtime/react/use-words';
import { Bone, BoneLines, Skeleton } from '../../../ui/bone/bone';
import { ButtonLink } from '../../../ui/button/button';
import { Docket, DocketPart, Tear } from '../../../ui/docket/docket';
import { Meter } from '../../../ui/meter/meter';
import { Sheet, SheetBody } from '../../../ui/sheet/sheet';
import { LoadFailed } from '../../../widgets/common/states';
import { portalMessages } from '../../portal.messages';

/** The cart at a glance: how far it is from an order, and the way on. */
export function TodayCart({ accountId }: { readonly accountId: string }) {
  const { m } = useWords('portal', portalMessages);
  const { links, locale } = useSettings();
  const adapter = useAdapter();
  const cart = useCart(accountId);
  const status = useCartPart(cart, (state) => state.status);
  const error = useCartPart(cart, (state) => state.error);
  const totals = useCartPart(cart, (state) => state.totals);
  const minimum = useCartPart(cart, (state) => state.minimum);
  if (status === 'failed' && error !== null) {
    return (
      <Sheet>
        <LoadFailed title={m.failed.title} error={error} onTryAgain={() => void cartOf(adapter, accountId).refresh(locale.tag)} />
      </Sheet>
    );
  }
  if (totals === null) return <TodaySkeleton label={m.today.loading} />;
  const empty = totals.cases === 0;
  const href = links.href(empty ? { to: 'products' } : { to: 'cart' });
  return (
    <Docket className="tf-portal-today" aria-label={m.today.summary}>
      <DocketPart className="tf-grow">
        {empty ? (
          <>
            <p className="tf-h2 tf-strong">{m.today.empty}</p>
            <p className="tf-muted">{m.today.emptyText}</p>
          </>
        ) : (
          <Progress totals={totals} minimum={minimum} />
        )}
      </DocketPart>
      <Tear />
      <DocketPart className="tf-portal-today-end">
        {href !== null && (
          <ButtonLink href={href} size="lg" block>
            {empty ? m.today.browse : m.today.review}
          </ButtonLink>
        )}
      </DocketPart>
    </Docket>
  );
}

interface ProgressProps {
  readonly totals: ShownTotals;
  readonly minimum: CartState['minimum'];
}

/** How far the cart is from the account's minimum; without one, what is in it. */
function Progress({ totals, minimum }: ProgressProps) {
  const { m, plural, fill } = useWords('portal', portalMessages);
  const formats = useFormats();
  const total = totals.total === null ? '–' : formats.money(totals.total);
  const cases = plural(m.cart.cases, totals.cases);
  const { cases: wanted, value } = minimum;
  const whole = fill(m.today.cart, { cases, total });
  if (wanted !== undefined) {
    const short = minimumOrderShortfall({ cases: totals.countedCases, value: totals.countedValue ?? value ?? { minor: 0, currency: 'USD' } }, { cases: wanted });
    const words = fill(m.today.casesOf, { cases: formats.number(totals.countedCases), minimum: formats.number(wanted), total });
    const gap = short?.cases == null ? m.today.met : plural(m.today.shortCases, short.cases);
    return <Meter label={m.today.meter} value={totals.countedCases} goal={wanted} words={words} gap={gap} valueText={`${words}, ${gap}`} />;
  }
  if (value !== undefined && totals.countedValue !== null) {
    const missing = value.minor - totals.countedValue.minor;
    const words = fill(m.today.valueOf, { value: formats.money(totals.countedValue), minimum: formats.money(value) });
    const gap = missing <= 0 ? m.today.met : fill(m.today.short, { missing: formats.money({ ...value, minor: missing }) });
    return (
      <Meter form="bar" label={m.today.meter} value={totals.countedValue.minor} goal={value.minor} words={words} gap={gap} valueText={`${words}, ${gap}`} />
    );
  }
  return <p className="tf-h2 tf-strong">{whole}</p>;
}

/** The shape of the cart and the orders. */
export const TodaySkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <Sheet as="div">
      <SheetBody className="tf-stack" data-gap="4">
        <BoneLines />
        <Bone shape="control" />
      </SheetBody>
    </Sheet>
  </Skeleton>
);
