import type { PaymentFields } from '../../../runtime/payment/payment-fields.types';
import { useFieldsInPlace } from '../../common/add-method/add-method';
import { PaymentSection, type PaymentSectionProps } from '../parts/payment-section';

type ConnectedPaymentSectionProps = Omit<PaymentSectionProps, 'fields'> & {
  readonly paymentFields: PaymentFields | undefined;
};

/** How the order is paid, where a new way to pay can be added only if the adapter takes it. */
export function ConnectedPaymentSection({ paymentFields, ...props }: ConnectedPaymentSectionProps) {
  return <PaymentSection {...props} fields={useFieldsInPlace(paymentFields)} />;
}
