import type { PaymentMethod } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { RadioTiles } from '../../../ui/check/radio-tiles';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { surchargeFor } from '../checkout.model';
import { fieldId } from '../use-checkout-form';
import type { FormPartProps } from './delivery-section';
import { Section } from './section';

/** The purchase order number and the way to pay, with the surcharge quoted before it is agreed to. */
export function PaymentSection({ form, checkout, words, prefix, problem, check }: FormPartProps) {
  const { m, fill } = words;
  const formats = useFormats();
  const method = form.watch('method');
  const chosen = form.watch('paymentMethodId');
  const purchaseOrderNumber = form.register('purchaseOrderNumber');

  const about = (option: PaymentMethod) => {
    const surcharge = surchargeFor(option, method);
    const quoted =
      surcharge && fill(m.payment.surcharge, { rate: formats.number(surcharge.rate), amount: formats.money(surcharge.amount) });
    return [option.detail, quoted].filter(Boolean).join(' ');
  };

  return (
    <Section step={2} title={m.payment.title}>
      <Field
        id={fieldId(prefix, 'purchaseOrderNumber')}
        className="tf-checkout-po"
        label={m.payment.purchaseOrderNumber}
        error={problem('purchaseOrderNumber')}
      >
        {(control) => (
          <TextInput
            {...control}
            {...purchaseOrderNumber}
            autoComplete="off"
            required
            onChange={(event) => {
              void purchaseOrderNumber.onChange(event);
              check.onType('purchaseOrderNumber');
            }}
            onBlur={() => check.onLeave('purchaseOrderNumber')}
          />
        )}
      </Field>
      <RadioTiles
        id={fieldId(prefix, 'paymentMethodId')}
        tabIndex={-1}
        className="tf-checkout-payment"
        legend={m.payment.method}
        value={chosen}
        error={problem('paymentMethodId')}
        onValueChange={(value) => form.setValue('paymentMethodId', value, { shouldDirty: true, shouldValidate: true })}
        options={checkout.paymentMethods.map((option) => ({ value: option.id, label: option.label, description: about(option) }))}
      />
    </Section>
  );
}
