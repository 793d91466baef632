import { useEffect, useRef } from 'react';
import type { PaymentMethod } from '../../../domain';
import { orderRequirements } from '../../../rules';
import type { Emit } from '../../../runtime/events';
import type { InlinePaymentFields } from '../../../runtime/payment/payment-fields.types';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { RadioTiles } from '../../../ui/checkbox/radio-tiles';
import { Field } from '../../../ui/field/field';
import { TextInput } from '../../../ui/field/text-input';
import { getElementInRoot } from '../../../ui/get-element-in-root';
import { AddMethod } from '../../common/add-method/add-method';
import { commonMessages } from '../../common/common.messages';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';
import { firstPayment, surchargeFor } from '../checkout.rules';
import type { CheckoutEvents, FormPartProps } from '../checkout.types';
import { Section } from './section';

export interface PaymentSectionProps extends FormPartProps {
  readonly accountId: string | null;
  /** Provider of the number fields; null if there is none. */
  readonly fields: InlinePaymentFields | null;
  /** Whether the order is being placed, so that no method can be added. */
  readonly locked: boolean;
  readonly emit: Emit<CheckoutEvents>;
}

/** PO number and payment method, with the surcharge before the buyer agrees to it. */
export function PaymentSection({ form, checkout, overrides, accountId, fields, locked, emit }: PaymentSectionProps) {
  const { m, fill } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const formats = useFormats();
  const common = useMessages('common', commonMessages).m;
  const { purchaseOrderNumber: poNumber } = orderRequirements(checkout);
  const last = checkout.lastPurchaseOrderNumber;
  const { values: answers, idOf, change } = form;
  const poId = idOf('purchaseOrderNumber');
  const added = useRef<string | null>(null);
  const methods = checkout.paymentMethods;
  useEffect(() => {
    // An added method is selected once the backend offers it for this order.
    if (added.current === null || !methods.some(({ id }) => id === added.current)) return;
    change({ paymentMethodId: added.current });
    added.current = null;
  }, [methods, change]);

  const about = (option: PaymentMethod) => {
    const surcharge = surchargeFor(option, answers.method);
    const quoted =
      surcharge &&
      fill(m.payment.surcharge, { rate: formats.number(surcharge.rate), amount: formats.money(surcharge.amount) });
    const { method, saves } = firstPayment(checkout, answers.method);
    const saved =
      saves !== null &&
      method?.id === option.id &&
      fill(m.payment.saves, { amount: formats.money(saves.amount), method: saves.over.label });
    return [option.detail, quoted, saved].filter(Boolean).join(' ');
  };

  return (
    <Section title={m.payment.title}>
      {poNumber !== 'off' && (
        <div part="checkout-po" className="tf-stack tf-checkout-po" data-gap="1">
          <Field
            {...form.field('purchaseOrderNumber')}
            label={m.payment.purchaseOrderNumber}
            optional={poNumber === 'optional' ? common.optional : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.input('purchaseOrderNumber')}
                name="purchaseOrderNumber"
                dir="auto"
                autoComplete="off"
                required={poNumber === 'required'}
              />
            )}
          </Field>
          {last !== null && answers.purchaseOrderNumber === '' && (
            <Button
              variant="base"
              size="sm"
              className="tf-checkout-start"
              onClick={(event) => {
                change({ purchaseOrderNumber: last });
                // The button disappears once the field is filled, so the focus moves to the field.
                getElementInRoot(event.currentTarget, poId)?.focus();
              }}
            >
              {fill(m.payment.lastNumber, { number: last })}
            </Button>
          )}
        </div>
      )}
      <RadioTiles
        id={idOf('paymentMethodId')}
        tabIndex={-1}
        part="checkout-payment"
        className="tf-checkout-payment"
        legend={m.payment.method}
        value={answers.paymentMethodId}
        error={form.errorOf('paymentMethodId')}
        onValueChange={(value) => {
          added.current = null;
          change({ paymentMethodId: value });
          form.show('paymentMethodId');
        }}
        options={methods.map((option) => ({ value: option.id, label: option.label, description: about(option) }))}
      />
      {fields !== null && (
        <AddMethod
          accountId={accountId}
          fields={fields}
          hasMethods={false}
          hasOthers={methods.length > 0}
          disabled={locked}
          onAdded={({ id, kind }) => {
            added.current = id;
            emit('method-add', { methodId: id, kind });
          }}
        />
      )}
    </Section>
  );
}
