import type { PaymentMethod } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { Button } from '../../../ui/button/button';
import { RadioTiles } from '../../../ui/check/radio-tiles';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { inSameTree } from '../../../ui/in-same-tree';
import { surchargeFor } from '../checkout.model';
import type { FormPartProps } from '../form-part.types';
import { fieldId } from '../use-checkout-form';
import { Section } from './section';

/** The purchase order number and the way to pay, with the surcharge quoted before it is agreed to. */
export function PaymentSection({ form, answers, checkout, words, prefix, problem, check }: FormPartProps) {
  const { m, fill } = words;
  const formats = useFormats();
  const last = checkout.lastPurchaseOrderNumber;
  const poId = fieldId(prefix, 'purchaseOrderNumber');

  const about = (option: PaymentMethod) => {
    const surcharge = surchargeFor(option, answers.method);
    const quoted =
      surcharge && fill(m.payment.surcharge, { rate: formats.number(surcharge.rate), amount: formats.money(surcharge.amount) });
    return [option.detail, quoted].filter(Boolean).join(' ');
  };

  return (
    <Section title={m.payment.title}>
      <div className="tf-stack tf-checkout-po" data-gap="1">
        <Field id={poId} label={m.payment.purchaseOrderNumber} error={problem('purchaseOrderNumber')}>
          {(control) => (
            <TextInput
              {...control}
              name="purchaseOrderNumber"
              dir="auto"
              autoComplete="off"
              required
              value={answers.purchaseOrderNumber}
              onChange={(event) => {
                form.change({ purchaseOrderNumber: event.target.value });
                check.onType('purchaseOrderNumber');
              }}
              onBlur={() => check.onLeave('purchaseOrderNumber')}
            />
          )}
        </Field>
        {last !== null && answers.purchaseOrderNumber === '' && (
          <Button
            variant="base"
            size="sm"
            className="tf-checkout-start"
            onClick={(event) => {
              form.change({ purchaseOrderNumber: last });
              // The button goes with the empty field: what it filled in can be typed on.
              inSameTree(event.currentTarget, poId)?.focus();
            }}
          >
            {fill(m.payment.lastNumber, { number: last })}
          </Button>
        )}
      </div>
      <RadioTiles
        id={fieldId(prefix, 'paymentMethodId')}
        tabIndex={-1}
        className="tf-checkout-payment"
        legend={m.payment.method}
        value={answers.paymentMethodId}
        error={problem('paymentMethodId')}
        onValueChange={(value) => {
          form.change({ paymentMethodId: value });
          form.judge('paymentMethodId');
        }}
        options={checkout.paymentMethods.map((option) => ({ value: option.id, label: option.label, description: about(option) }))}
      />
    </Section>
  );
}
