import type { PaymentFields } from '../../../runtime/payment/payment-fields.types';
import { useFieldsInPlace } from '../../common/add-method/add-method';
import { PaymentSection, type PaymentSectionProps } from '../parts/payment-section';

type ConnectedPaymentSectionProps = Omit<PaymentSectionProps, 'fields'> & {
  readonly paymentFields: PaymentFields | undefined;
};

/** Payment section in which a payment method can be added if the adapter supports it. */
export function ConnectedPaymentSection({ paymentFields, ...props }: ConnectedPaymentSectionProps) {
  return <PaymentSection {...props} fields={useFieldsInPlace(paymentFields)} />;
}
