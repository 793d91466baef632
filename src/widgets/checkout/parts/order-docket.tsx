import { type ReactNode } from 'react';
import { useFormats } from '../../../runtime/react/use-formats';
import { RichWords } from '../../../runtime/react/rich-words';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/check/checkbox';
import { Docket, DocketPart, Tear } from '../../../ui/docket/docket';
import { FieldError } from '../../../ui/field/field';
import { Link } from '../../../ui/link/link';
import { Sums, type SumRow } from '../../../ui/sums/sums';
import { totalRows } from '../../common/total-rows';
import { agreedTotal, surchargeFor } from '../checkout.model';
import { fieldId } from '../use-checkout-form';
import type { FormPartProps } from './delivery-section';

interface OrderDocketProps extends Omit<FormPartProps, 'check'> {
  readonly placing: boolean;
  /** Why the order can not be placed as things stand, with the way out; null when it can. */
  readonly blocked: ReactNode;
  readonly footer?: ReactNode;
}

/** Delivery, sums, terms, and the one button that commits. The rows add up to the total that is agreed to (decision 3). */
export function OrderDocket({ form, checkout, words, prefix, problem, placing, blocked, footer }: OrderDocketProps) {
  const { m, fill } = words;
  const formats = useFormats();
  const answers = form.watch();
  const { totals, repricing } = checkout.cart;
  const surcharge = surchargeFor(checkout.paymentMethods.find(({ id }) => id === answers.paymentMethodId), answers.method);
  const termsId = fieldId(prefix, 'termsAccepted');
  const termsProblem = problem('termsAccepted');

  const rows: SumRow[] = [
    ...totalRows(totals, m.summary, words, formats),
    ...(surcharge === null
      ? []
      : [{ label: fill(m.summary.surcharge, { rate: formats.number(surcharge.rate) }), amount: formats.money(surcharge.amount) }]),
  ];

  return (
    <Docket className="tf-checkout-docket" aria-label={m.summary.label}>
      {answers.date !== null && (
        <>
          <DocketPart>
            <p className="tf-h2 tf-strong">{formats.weekdayDate(answers.date)}</p>
            <p className="tf-second tf-muted">{answers.method === 'pickup' ? m.delivery.pickup : m.delivery.delivery}</p>
          </DocketPart>
          <Tear />
        </>
      )}
      <DocketPart>
        <Sums rows={rows} />
      </DocketPart>
      <Tear />
      <DocketPart className="tf-stack" data-gap="3">
        <Sums
          rows={[
            {
              label: m.summary.total,
              amount: formats.money(agreedTotal(checkout, answers)),
              total: true,
              ...(repricing ? { tone: 'quiet' as const } : {}),
            },
          ]}
        />
        <div className="tf-field">
          <Checkbox
            id={termsId}
            checked={answers.termsAccepted}
            aria-invalid={termsProblem ? true : undefined}
            aria-describedby={termsProblem ? `${termsId}-error` : undefined}
            label={
              <RichWords
                text={m.summary.terms}
                values={{
                  link:
                    checkout.termsHref === null ? m.summary.termsLink : (
                      <Link href={checkout.termsHref} newWindow>
                        {m.summary.termsLink}
                      </Link>
                    ),
                }}
              />
            }
            onCheckedChange={(checked) => form.setValue('termsAccepted', checked, { shouldDirty: true, shouldValidate: true })}
          />
          {termsProblem && <FieldError id={`${termsId}-error`}>{termsProblem}</FieldError>}
        </div>
        <Button
          type="submit"
          variant="primary-green"
          block
          size="lg"
          busy={placing}
          busyLabel={m.summary.placing}
          aria-disabled={blocked !== null || repricing}
          aria-describedby={blocked !== null || repricing ? `${prefix}-blocked` : undefined}
        >
          {m.summary.place}
        </Button>
        {(blocked !== null || repricing) && (
          <div id={`${prefix}-blocked`} className="tf-second tf-medium tf-tone" data-tone="caution">
            {blocked ?? m.summary.repricing}
          </div>
        )}
        {footer}
      </DocketPart>
    </Docket>
  );
}
