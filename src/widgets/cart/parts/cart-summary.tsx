import { memo, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import type { Cart } from '../../../domain';
import type { NumberFormats } from '../../../runtime/react/use-number-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { meterOf } from '../../../ui/meter/meter';
import { totalsListOf } from '../../../ui/totals-list/totals-list';
import { orNotAvailable } from '../../common/not-available';
import { LazyOpenNote } from '../../common/quantity/lazy-notes';
import { fillSlot } from '../../common/slots';
import { totalRows } from '../../common/total-rows';
import type { CartState, OptimisticTotals } from '../../../runtime/cart/cart.state';
import type { cartMessages } from '../cart.messages';
import { type Shortfall, shortfallOf } from '../cart.rules';
import type { CartSummaryProps } from '../connected/cart-summary';
import { shortfallTitle } from '../shortfall-title';

const CheckOut = memo(Button);
const divider = <div aria-hidden className="tf-summary-card-divider" />;

type TextTools = { readonly messages: Messages<typeof cartMessages>; readonly formats: NumberFormats };

interface SummaryProps extends Omit<CartSummaryProps, 'cart'>, TextTools {
  readonly totals: OptimisticTotals;
  readonly minimum: CartState['minimum'];
  readonly server: Cart;
  /** Number of lines that cannot be ordered. */
  readonly unavailable: number;
  readonly reasonId: string;
  readonly openId: string;
  /** Whether a quantity needs attention. */
  readonly isOpen: boolean;
}

/**
 * Returns the summary as plain elements. A quantity re-renders the surrounding component, and every component in the
 * summary would render with it.
 */
export function summaryOf({
  totals,
  minimum,
  server,
  unavailable,
  open,
  isOpen,
  openId,
  reasonId,
  messages,
  formats,
  busy,
  needsSignIn,
  stopped,
  onCheckout,
  slots,
}: SummaryProps): ReactNode {
  const { m, plural } = messages;
  const short = shortfallOf(totals, minimum);
  const textTools = { messages, formats };
  const reason =
    stopped ??
    (short !== null ? missingText(short, textTools) : unavailable > 0 ? plural(m.takeOut, unavailable) : null);
  const total = orNotAvailable(totals.total, formats.money);
  const checkOut = (
    <CheckOut
      block
      size="lg"
      busy={busy}
      busyLabel={m.summary.saving}
      aria-disabled={reason !== null}
      aria-describedby={cx(reason !== null && reasonId, isOpen && openId) || undefined}
      onClick={onCheckout}
    >
      {needsSignIn ? m.summary.signIn : m.summary.checkout}
    </CheckOut>
  );

  return (
    <>
      {/* The shortfall is irrelevant if the account cannot order. */}
      {short !== null && stopped === null && (
        <div part="cart-banner" className="tf-cart-banner">
          <Banner tone="caution" title={shortfallTitle(short, minimum, textTools)}>
            {m.minimum.text}
            {unavailable > 0 && ` ${plural(m.minimum.unavailable, unavailable)}`}
          </Banner>
        </div>
      )}
      <section part="cart-summary" className="tf-summary-card tf-cart-summary" aria-label={m.summary.label}>
        {(minimum.cases !== undefined || minimum.value !== undefined) && (
          <>
            <div className="tf-summary-card-section tf-stack">{metersOf({ totals, minimum, short, ...textTools })}</div>
            {divider}
          </>
        )}
        <div className="tf-summary-card-section">
          {/* While an edit is pending, only the subtotal changes with it; the other rows stay, so that they still
              add up. */}
          {fillSlot(
            slots['summary-rows'],
            totalsListOf({
              rows: totalRows(server.totals, m.summary, messages, formats, { ...totals, checking: !totals.final }),
            }),
            { totals: server.totals },
          )}
        </div>
        {divider}
        <div className="tf-summary-card-section tf-stack">
          {totalsListOf({
            rows: [{ label: m.summary.total, amount: total, total: true, tone: totals.final ? undefined : 'quiet' }],
          })}
          {checkOut}
          {isOpen && <LazyOpenNote open={open} id={openId} />}
          {reason !== null && (
            <p id={reasonId} className="tf-second tf-medium tf-tone" data-tone="caution">
              {reason}
            </p>
          )}
          {/* Its height is reserved below the button, so that a changed quantity does not move the layout. */}
          <p className="tf-cart-checking tf-second tf-quiet" data-idle={totals.final || undefined}>
            {m.summary.checking}
          </p>
          {fillSlot(slots['summary-footer'])}
        </div>
      </section>
      {/* For narrow containers, in which the summary card comes after all lines; wide ones hide this. */}
      <div part="cart-quick" className="tf-cart-quick">
        <span className="tf-cart-quick-text">
          <span className="tf-number tf-medium" data-muted={!totals.final || undefined}>
            {total}
          </span>
          {isOpen ? (
            <LazyOpenNote open={open} />
          ) : (
            <span className="tf-second tf-tone" data-tone={reason === null ? undefined : 'caution'}>
              {reason ?? plural(m.summary.subtotal, totals.cases)}
            </span>
          )}
        </span>
        {checkOut}
      </div>
    </>
  );
}

/** Returns what the buyer has to add, as one sentence next to the button. */
function missingText(short: Shortfall, { messages: { m, plural, fill }, formats }: TextTools): string {
  if (short.cases !== null) return plural(m.minimum.addCases, short.cases);
  return short.value === null ? '' : fill(m.minimum.addValue, { missing: formats.money(short.value) });
}

interface MetersProps extends TextTools {
  readonly totals: OptimisticTotals;
  readonly minimum: CartState['minimum'];
  readonly short: Shortfall | null;
}

/** Progress of the cart towards each minimum of the account, as meters whose accessible value is their visible text. */
function metersOf({
  totals,
  minimum: { cases, value },
  short,
  messages: { m, fill },
  formats,
}: MetersProps): ReactNode {
  const meter = (
    given: Pick<Parameters<typeof meterOf>[0], 'text' | 'value' | 'goal' | 'variant'>,
    missing: string | null,
  ) => {
    const hint = missing === null ? m.minimum.met : fill(m.minimum.short, { missing });
    return meterOf({ ...given, hint, label: m.minimum.label, valueText: `${given.text}, ${hint}` });
  };
  return (
    <>
      {cases !== undefined &&
        meter(
          {
            text: fill(m.minimum.casesOf, {
              cases: formats.number(totals.countedCases),
              minimum: formats.number(cases),
            }),
            value: totals.countedCases,
            goal: cases,
            variant: 'pips',
          },
          short?.cases == null ? null : formats.number(short.cases),
        )}
      {value !== undefined &&
        totals.countedValue !== null &&
        meter(
          {
            text: fill(m.minimum.valueOf, { value: formats.money(totals.countedValue), minimum: formats.money(value) }),
            value: totals.countedValue.minor,
            goal: value.minor,
            variant: 'bar',
          },
          short?.value == null ? null : formats.money(short.value),
        )}
    </>
  );
}
