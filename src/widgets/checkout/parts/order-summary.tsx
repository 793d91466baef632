import type { ReactNode } from 'react';
import type { Minimum } from '../../../domain';
import { orderRequirements } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { RichMessage } from '../../../runtime/react/rich-message';
import { joinFacts } from '../../../runtime/messages/join-facts';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import { SummaryCard, SummaryCardSection, SummaryCardDivider } from '../../../ui/summary-card/summary-card';
import { FieldError } from '../../../ui/field/field';
import { getElementInRoot } from '../../../ui/get-element-in-root';
import { Link } from '../../../ui/link/link';
import { Spoken } from '../../../ui/live-region/spoken';
import { TotalsList, type TotalsRow } from '../../../ui/totals-list/totals-list';
import { totalRows } from '../../common/total-rows';
import { agreedTotal, additionalParts, minimumFor, paymentOf, slotsAt, surchargeFor } from '../checkout.rules';
import type { FormPartProps } from '../checkout.types';
import { lazyParts } from './lazy-parts';
import { useOrderBy } from '../use-order-by';
import { PlaceButton, type PlaceButtonProps } from './place-button';

/** Placeholder of the meters. */
const MeterPlaceholder = ({ minimum: { cases, value } }: { readonly minimum: Minimum }) =>
  [cases, value].map((goal, at) => goal !== undefined && <SkeletonShape key={at} shape="control" />);

const MinimumMeter = /* @__PURE__ */ lazyParts.part('MinimumMeter', MeterPlaceholder);

interface OrderSummaryCardProps extends FormPartProps {
  readonly button: PlaceButtonProps;
  /** Reason why the order cannot be placed, with its remedy; null if it can. */
  readonly reason: ReactNode;
  readonly reasonId: string;
  readonly footer?: ReactNode;
}

/**
 * Delivery, totals, terms and the button that places the order. The rows add up to the total that the buyer agrees to
 * (decision 3).
 */
export function OrderSummaryCard({ button, reason, reasonId, footer, ...part }: OrderSummaryCardProps) {
  const { form, checkout, messages, now, overrides } = part;
  const { values: answers, idOf } = form;
  const { m, fill } = messages;
  const formats = useFormats();
  const { orderBy, shortly } = useOrderBy(part);
  const { totals, isRepricing } = checkout.cart;
  const surcharge = surchargeFor(paymentOf(checkout, answers), answers.method);
  const slot = slotsAt(checkout, answers, now()).find(({ date }) => date === answers.date);
  const later = additionalParts(checkout, answers, now()).flatMap(({ key }) => answers.laterDates[key] ?? []);
  const termsId = idOf('termsAccepted');
  const termsProblem = form.errorOf('termsAccepted');

  const rows: TotalsRow[] = [
    ...totalRows(totals, m.summary, messages, formats),
    ...(surcharge === null
      ? []
      : [
          {
            label: fill(m.summary.surcharge, { rate: formats.number(surcharge.rate) }),
            amount: formats.money(surcharge.amount),
          },
        ]),
  ];

  return (
    <SummaryCard part="checkout-summary" className="tf-checkout-summary" aria-label={m.summary.label}>
      <SummaryCardSection className="tf-stack" data-gap="3">
        {slot?.open && (
          <div>
            <div className="tf-between tf-checkout-when">
              <p className="tf-h2 tf-strong">
                {joinFacts([...new Set([slot.date, ...later])].map(formats.weekdayDate))}
              </p>
              <Button
                variant="base-underline"
                size="sm"
                aria-label={m.summary.changeLong}
                onClick={(event) => getElementInRoot(event.currentTarget, idOf('date'))?.focus()}
              >
                {m.summary.change}
              </Button>
            </div>
            <p className="tf-second tf-muted tf-checkout-order-by">{orderBy(slot, false)}</p>
          </div>
        )}
        <MinimumMeter cart={checkout.cart} minimum={minimumFor(checkout, answers.method)} overrides={overrides} />
      </SummaryCardSection>
      <SummaryCardDivider />
      <SummaryCardSection>
        <TotalsList rows={rows} />
      </SummaryCardSection>
      <SummaryCardDivider />
      <SummaryCardSection className="tf-stack" data-gap="3">
        <TotalsList
          rows={[
            {
              label: m.summary.total,
              amount: formats.money(agreedTotal(checkout, answers)),
              total: true,
              ...(isRepricing ? { tone: 'quiet' as const } : {}),
            },
          ]}
        />
        {orderRequirements(checkout).termsAccepted && (
          <div className="tf-field">
            <Checkbox
              id={termsId}
              checked={answers.termsAccepted}
              aria-invalid={Boolean(termsProblem)}
              aria-describedby={termsProblem ? `${termsId}-error` : undefined}
              label={
                <RichMessage
                  text={m.summary.terms}
                  values={{
                    link:
                      checkout.termsHref === null ? (
                        m.summary.termsLink
                      ) : (
                        <Link href={checkout.termsHref} newWindow>
                          {m.summary.termsLink}
                        </Link>
                      ),
                  }}
                />
              }
              onCheckedChange={(termsAccepted) => {
                form.change({ termsAccepted });
                form.show('termsAccepted');
              }}
            />
            {termsProblem && <FieldError id={`${termsId}-error`}>{termsProblem}</FieldError>}
          </div>
        )}
        <div className="tf-checkout-summary-place">
          <PlaceButton {...button} block />
        </div>
        {reason ? (
          <Spoken id={reasonId} className="tf-second tf-medium tf-tone" data-tone="caution">
            {reason}
          </Spoken>
        ) : (
          slot?.open && <p className="tf-second tf-quiet">{fill(m.summary.until, { when: shortly(slot.cutOff) })}</p>
        )}
        {footer}
      </SummaryCardSection>
    </SummaryCard>
  );
}
